import type { ReactNode } from 'react';
import { words } from '../words.ts';
import { useEditor } from './Layout.tsx';

interface PostFormProps {
  readonly action: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A form that posts to a path, with the token that shows that it is the editor's own. */
export function PostForm({ action, className, children }: PostFormProps) {
  const { token } = useEditor();
  return (
    <form
      method="post"
      action={action}
      encType="multipart/form-data"
      className={className}
      data-unreached={words.problems.unreached}
    >
      {/* React moves it into the head, once however many forms a page has: a page without a form loads no script. */}
      <script type="module" async src="/assets/editor.js" />
      <input type="hidden" name="token" defaultValue={token} />
      {children}
    </form>
  );
}

interface SearchFormProps {
  readonly action: string;
  readonly label: string;
  readonly query: string;
}

/** A search field over titles. */
export function SearchForm({ action, label, query }: SearchFormProps) {
  return (
    <search>
      <form action={action} className="search">
        <label htmlFor="q">{label}</label>
        <div className="row">
          <input type="search" id="q" name="q" autoComplete="off" defaultValue={query} />
          <button type="submit" className="plain">
            {words.start.find}
          </button>
        </div>
      </form>
    </search>
  );
}
