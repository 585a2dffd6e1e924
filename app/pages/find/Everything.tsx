import { type ComponentProps, useEffect, useState } from 'react';
import { folded, wantedWords, wordsOf } from '#domain/page/typed-words.ts';
import type { UrgentNeed } from '#domain/safeguarding/urgent-contacts.ts';
import type { Words } from '#languages/words.ts';
import { SectionHeading } from '../../components/Headings.tsx';
import { useEnded } from '../../navigation/ended.ts';
import { StandaloneLink } from '../../navigation/Link.tsx';
import type { Listed } from '../../search/search.ts';
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

/** Whether a word is another, of which one letter may be wrong, missing or too much. */
function isAlike(word: string, other: string): boolean {
  if (word.length < 5) return word === other;
  const forms = Array.from(word, (_, at) => `${word.slice(0, at)}.{0,2}${word.slice(at + 1)}`);
  return new RegExp(`^(?:${forms.join('|')})$`).test(other);
}

/** What has the most of the words that somebody typed; nothing where none has one. */
function withMost(
  all: readonly Listed[],
  wanted: readonly string[],
  isMeant: typeof isAlike,
): readonly Listed[] {
  const counted = all.map((item) => {
    const own = wordsOf(folded(`${item.title} ${item.within ?? ''} ${item.words}`));
    return { item, count: wanted.filter((word) => own.some((each) => isMeant(word, each))).length };
  });
  const most = Math.max(...counted.map(({ count }) => count));
  return most === 0 ? [] : counted.filter(({ count }) => count === most).map(({ item }) => item);
}

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
  const [typed, setTyped] = useState<string>();
  useEffect(() => setTyped(''), []);
  const wanted = wantedWords(typed ?? '', small);
  const said = wordsOf(folded(typed ?? ''));
  const isSaid = (phrase: string) =>
    wordsOf(folded(phrase)).every((word) => said.some((each) => isAlike(word, each)));
  const isNeed = (need: UrgentNeed) => needs[need].split(',').some(isSaid);
  const current = all.filter(({ path }) => !ended.has(path.replace(/#.*/, '')));
  const help = said.length > 0 ? current.filter((item) => item.needs?.some(isNeed)) : [];
  const whole = withMost(current, wanted, isAlike);
  // While somebody types, a word has only begun.
  const begun = whole.length > 0 ? whole : withMost(current, wanted, (word, other) => other.startsWith(word));
  const found = wanted.length === 0 ? current : begun;
  const count = new Set([...help, ...found]).size;
  return (
    <>
      {typed !== undefined && (
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
