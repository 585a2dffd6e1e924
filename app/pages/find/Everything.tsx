import { type ComponentProps, useEffect, useState } from 'react';
import { folded } from '#domain/page/typed-words.ts';
import { SectionHeading } from '../../components/Headings.tsx';
import { useWords } from '../../language/page-locale.ts';
import { useEnded } from '../../navigation/ended.ts';
import { StandaloneLink } from '../../navigation/Link.tsx';
import type { Listed } from '../../search/search.ts';

/** The field in which somebody types, and what follows it. */
export function TypedWords({ children, ...input }: ComponentProps<'input'>) {
  const { find } = useWords();
  return (
    <>
      <label htmlFor="typed" className="font-bold">
        {find.label}
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

/** The letter below which a title stands. */
const letterOf = ({ title }: Listed) => /\p{L}/u.exec(folded(title))?.[0].toUpperCase() ?? '#';

/** All that can be found, by its first letter. A script adds the field that shortens the list; what is typed there goes nowhere. */
export function Everything({ all }: { all: readonly Listed[] }) {
  const { find } = useWords();
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
          <TypedWords value={typed} onChange={({ target }) => setTyped(target.value)} />
          <p role="status">{typed.trim() && find.found(found.length, typed.trim())}</p>
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
