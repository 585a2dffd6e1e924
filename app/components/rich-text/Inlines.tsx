import { Fragment, type ReactNode } from 'react';
import type { Inline, TextRun } from '#domain/page/rich-text.ts';
import { Link } from '../../navigation/Link.tsx';
import { LongAddress } from '../contact/ContactLinks.tsx';

/** A run of text, with its line breaks (Contentful writes them as line feeds); an email address in it may wrap. */
function Run({ run }: { run: TextRun }) {
  let node: ReactNode = run.text.split('\n').map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
    <Fragment key={at}>
      {at > 0 && <br />}
      {line.includes('@') ? <LongAddress address={line} /> : line}
    </Fragment>
  ));
  if (run.code) node = <code>{node}</code>;
  if (run.italic) node = <em>{node}</em>;
  if (run.bold) node = <strong className="font-bold">{node}</strong>;
  return node;
}

/** The pieces of a line. */
export function Inlines({ inlines }: { inlines: readonly Inline[] }): ReactNode {
  return inlines.map((inline, at) => {
    // Parsed text runs have no identity but their place.
    const key = `${at}`;
    return inline.kind === 'text' ? (
      <Run key={key} run={inline} />
    ) : (
      <Link key={key} to={inline.href}>
        <Inlines inlines={inline.inlines} />
      </Link>
    );
  });
}
