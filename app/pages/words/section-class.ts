/** The space between sections of a page: 56–80 px on a phone, 96–160 px on a desktop. */
export const sectionClass = 'mt-16 sm-md:mt-28 print:mt-8';
