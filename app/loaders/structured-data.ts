import { createContext } from 'react';
import { createContext as createLoaderContext } from 'react-router';

/** The structured data that the loader of a page has made, as the text of a script; empty for a page that has none. */
export const structuredData = createLoaderContext('');

/** The same for the document around the page. Search engines read it in the HTML of each page, so in a browser it is empty. */
export const StructuredDataContext = createContext('');
