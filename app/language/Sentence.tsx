import { Fragment, type ReactNode } from 'react';

interface SentenceProps {
  /** A sentence of the catalogue: "If somebody is in danger, ring {number}." */
  text: string;
  /** What stands in place of each name in braces. */
  parts: Readonly<Record<string, ReactNode>>;
}

/** A sentence with elements in it, such as links, wherever its language puts them. */
export function Sentence({ text, parts }: SentenceProps) {
  const pieces = text.split(/\{(\w+)\}/);
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence keep their order
  return pieces.map((piece, at) => <Fragment key={at}>{at % 2 === 0 ? piece : parts[piece]}</Fragment>);
}
