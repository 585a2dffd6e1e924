import { type ComponentProps, useEffect, useState } from 'react';
import { folded } from '#domain/page/typed-words.ts';
import type { Words } from '#languages/words.ts';
import { SectionHeading } from '../../components/Headings.tsx';
import { useEnded } from '../../navigation/ended.ts';
import { StandaloneLink } from '../../navigation/Link.tsx';
import type { Listed } from '../../search/search.ts';
import type { narrowList } from './narrow.ts';
import { WhomToRing } from './WhomToRing.tsx';

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
          className="min-h-11 min-w-0 flex-[1_1_12rem] border-2 border-secondary bg-primary px-3 text-secondary [&::-webkit-search-decoration]:appearance-none"
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

interface EverythingProps {
  all: readonly Listed[];
  words: Words['find'];
  /** The words that say nothing of what somebody looks for. */
  small: string;
  needs: Words['needs'];
}

/** All that can be found, by its first letter. A script adds the field that shortens the list; what is typed there goes nowhere. */
export function Everything({ all, words: own, small, needs }: EverythingProps) {
  const ended = useEnded();
  const [typed, setTyped] = useState('');
  const [narrow, setNarrow] = useState<typeof narrowList>();
  // Only the list of a file is shortened: /find on a server does without that script.
  useEffect(() => void import('./narrow.ts').then((module) => setNarrow(() => module.narrowList)), []);
  const current = all.filter(({ path }) => !ended.has(path.replace(/#.*/, '')));
  const { help, found } = narrow?.(current, typed, { small, needs }) ?? { help: [], found: current };
  const count = new Set([...help, ...found]).size;
  return (
    <>
      {narrow && (
        <search className="mt-6 block print:hidden">
          <TypedWords label={own.label} value={typed} onChange={({ target }) => setTyped(target.value)} />
          <p role="status">{typed.trim() && foundInWords(own, count, typed.trim())}</p>
        </search>
      )}
      {help.length > 0 && <Section title={own.needs} items={help} />}
      {count === 0 && <WhomToRing {...own} />}
      {Object.entries(Object.groupBy(found, letterOf)).map(([letter, items = []]) => (
        <Section key={letter} title={letter} items={items} />
      ))}
    </>
  );
}

function Section({ title, items }: { title: string; items: readonly Listed[] }) {
  return (
    <section className="mt-8">
      <SectionHeading title={title} className="font-bold text-xl" />
      <ul>
        {items.map(({ path, within, language, title: name }) => (
          <li key={`${path} ${name}`}>
            <span lang={language}>
              <StandaloneLink to={path}>{name}</StandaloneLink>
            </span>
            {within && within !== name && ` (${within})`}
          </li>
        ))}
      </ul>
    </section>
  );
}
