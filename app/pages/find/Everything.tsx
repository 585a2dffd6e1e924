import { type ComponentProps, useEffect, useState } from 'react';
import { folded } from '#domain/page/typed-words.ts';
import type { Words } from '#languages/words.ts';
import { SectionHeading } from '../../components/Headings.tsx';
import { useEnded } from '../../navigation/ended.ts';
import { StandaloneLink } from '../../navigation/Link.tsx';
import type { Listed } from '../../search/search.ts';

/** The field in which somebody types, and what follows it. */
export function TypedWords({ label, children, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <>
      <label htmlFor="typed" className="font-bold">
        {label}
      </label>
      <div className="mt-2 flex max-w-text flex-wrap gap-2">
        <input
          {...input}
          id="typed"
          type="search"
          autoComplete="off"
          className="min-h-11 min-w-0 flex-[1_1_12rem] border-2 border-secondary bg-primary px-3 text-secondary"
        />
        {children}
      </div>
    </>
  );
}

/** "3 found for “soup”", "Nothing found for “soup”". */
export function foundInWords({ found, nothing }: Words['find'], count: number, typed: string): string {
  return found.replace('{count}', count === 0 ? nothing : String(count)).replace('{typed}', () => typed);
}

/** The letter below which a title stands. */
const letterOf = ({ title }: Listed) => /\p{L}/u.exec(folded(title))?.[0].toUpperCase() ?? '#';

/** All that can be found, by its first letter. A script adds the field that shortens the list; what is typed there goes nowhere. */
export function Everything({ all, words: own }: { all: readonly Listed[]; words: Words['find'] }) {
  const ended = useEnded();
  const [typed, setTyped] = useState<string>();
  useEffect(() => setTyped(''), []);
  const words = folded(typed ?? '').split(/\s+/);
  const found = all.filter(({ title, within = '', words: other, path }) => {
    const text = folded(`${title} ${within} ${other}`);
    return !ended.has(path.replace(/#.*/, '')) && words.every((word) => text.includes(word));
  });
  return (
    <>
      {typed !== undefined && (
        <search className="mt-6 block print:hidden">
          <TypedWords label={own.label} value={typed} onChange={({ target }) => setTyped(target.value)} />
          <p role="status">{typed.trim() && foundInWords(own, found.length, typed.trim())}</p>
        </search>
      )}
      {Object.entries(Object.groupBy(found, letterOf)).map(([letter, items = []]) => (
        <section key={letter} className="mt-8">
          <SectionHeading title={letter} className="font-bold text-xl" />
          <ul>
            {items.map(({ title, path, within, language }) => (
              <li key={`${path} ${title}`}>
                <span lang={language}>
                  <StandaloneLink to={path}>{title}</StandaloneLink>
                </span>
                {within && within !== title && ` (${within})`}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
