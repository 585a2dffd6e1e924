import { createContext, type ReactNode, use } from 'react';
import { type EditorContext, type EditorRequest, hasDates, signOutPath } from '../context.ts';
import { words } from '../words.ts';
import { PostForm } from './Forms.tsx';

export interface LayoutProps {
  readonly request: EditorContext & Partial<Pick<EditorRequest, 'who' | 'unfinished'>>;
  /** The heading, which is also the title of the window. */
  readonly title: string;
  /** The thin words of the heading. */
  readonly thin?: string | undefined;
  /** Whether the page says that something must be put right, which its title then says first. */
  readonly isProblem?: boolean | undefined;
  /** Whether nobody has signed in yet, so that there is nowhere to go. */
  readonly isForStrangers?: boolean | undefined;
  readonly children: ReactNode;
}

const Editor = createContext<EditorContext | undefined>(undefined);

/** What all pages need, for a component of a page. */
export function useEditor(): EditorContext {
  const context = use(Editor);
  if (context === undefined)
    throw new Error('Only a component within Layout knows the editor: put it there.');
  return context;
}

/** A whole page of the editor. */
export function Layout({ request, title, thin, isProblem, isForStrangers, children }: LayoutProps) {
  const { who = '', unfinished } = request;
  const name = [title, thin].filter(Boolean).join(' ');
  return (
    <Document title={`${isProblem ? `${words.problems.inTitle}: ` : ''}${name} – ${words.product}`}>
      <Editor value={request}>
        <a className="skip" href="#main">
          {words.skip}
        </a>
        <header>{!isForStrangers && <Navigation />}</header>
        <main id="main" tabIndex={-1}>
          <h1>
            {title} {thin !== undefined && <span className="thin">{thin}</span>}
          </h1>
          {unfinished !== undefined && <p className="note">{unfinished}</p>}
          {children}
        </main>
        <footer className="foot" id="foot" tabIndex={-1}>
          {who !== '' && !isForStrangers && <Account who={who} />}
        </footer>
      </Editor>
    </Document>
  );
}

function Navigation() {
  const editor = useEditor();
  const { nav } = words;
  const site = editor.siteUrl();
  return (
    <nav aria-label={words.product}>
      <a href="/">{nav.start}</a>
      {hasDates(editor) && <a href="/dates">{nav.dates}</a>}
      <a href="/history">{nav.history}</a>
      {!editor.isOfSite && <a href="/publish">{nav.publish}</a>}
      {site !== undefined && (
        <a href={`${site}/`} target="site">
          {nav.site}
        </a>
      )}
    </nav>
  );
}

/** Under which name a person saves, and how to sign out. */
function Account({ who }: { who: string }) {
  const { sessions } = useEditor();
  if (sessions === undefined) return <p>{words.savingAs(who)}</p>;
  return (
    <PostForm action={signOutPath} className="row">
      <span>{words.savingAs(who)}</span>{' '}
      <button type="submit" className="plain">
        {words.signIn.out}
      </button>
    </PostForm>
  );
}

/** An HTML document. */
export function Document({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <link rel="icon" href="/icon.svg" />
        <link rel="stylesheet" href="/assets/editor.css" />
      </head>
      <body>{children}</body>
    </html>
  );
}
