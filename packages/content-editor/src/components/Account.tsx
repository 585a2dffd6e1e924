import type { EditorRequest } from '../http/server.ts';
import { signOutPath } from '../paths.ts';
import { words } from '../words.ts';
import { PostForm } from './PostForm.tsx';

/** Under which name a person saves, and how to change it or to sign out; nothing while nobody has given one. */
export function Account({ request: { who, isOwnName, visitor } }: { readonly request: EditorRequest }) {
  if (who === '') return null;
  if (visitor !== undefined)
    return (
      <PostForm action={signOutPath} className="row">
        <span>{words.savingAs(who)}</span>{' '}
        <button type="submit" className="plain">
          {words.signIn.out}
        </button>
      </PostForm>
    );
  return (
    <p>
      {words.savingAs(who)}
      {isOwnName && (
        <>
          {' '}
          <a href="/who">{words.changeName}</a>
        </>
      )}
    </p>
  );
}
