import { words } from '../words.ts';

/** What to tell people elsewhere, such as in a chat group. Without a script, or a clipboard, there is no button, and the words can be selected. */
export function WordsToCopy({ text }: { text: string }) {
  const { copy } = words.dates;
  return (
    <p className="hint">
      {copy.title} <q>{text}</q>{' '}
      <button type="button" hidden className="plain" data-copy={text} data-copied={copy.copied}>
        {copy.button}
      </button>
      <script type="module" async src="/assets/editor.js" />
    </p>
  );
}
