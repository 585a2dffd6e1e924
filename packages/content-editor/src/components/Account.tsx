import type { EditorRequest } from '../http/server.ts';
import { words } from '../words.ts';

/** Under which name a person saves, and how to change it; nothing while nobody has given one. */
export function Account({ request: { who, isOwnName } }: { readonly request: EditorRequest }) {
  if (who === '') return null;
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
