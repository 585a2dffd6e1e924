import { Fragment, type ReactNode } from 'react';
import type { Inline, TextRun } from '#domain/page/rich-text.ts';
import { Link } from '../../navigation/Link.tsx';

/** A run of text; with its line breaks (Contentful writes them as line feeds). */
function Run({ run }: { run: TextRun }) {
  let words: ReactNode = run.text.split('\n').map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));
  if (run.code) words = <code>{words}</code>;
  if (run.italic) words = <em>{words}</em>;
  if (run.bold) words = <strong className="font-bold">{words}</strong>;
  return words;
}

/** A link in a text; within the site its page is prefetched like any other. */
function WordsLink({ href, inlines }: { href: string; inlines: readonly Inline[] }) {
  const words = <Inlines inlines={inlines} />;
  return href.startsWith('/') ? <Link to={href}>{words}</Link> : <a href={href}>{words}</a>;
}

/** The pieces of a line. */
export function Inlines({ inlines }: { inlines: readonly Inline[] }): ReactNode {
  return inlines.map((inline, at) => {
    // Parsed words have no identity but their place.
    const key = `${at}`;
    return inline.kind === 'text' ? (
      <Run key={key} run={inline} />
    ) : (
      <WordsLink key={key} href={inline.href} inlines={inline.inlines} />
    );
  });
}
