import type { Welcome } from '#domain/church/church.ts';
import { EntryProblem } from '../../entry-problem.ts';
import type { ChurchFactsQuery } from '../../generated/operations.ts';
import { parseLanguage, required } from '../fields.ts';
import { type Collection, type EntryOf, entriesOf, listMapper, type Reporting } from '../mapping.ts';

type WelcomeWire = EntryOf<ChurchFactsQuery['welcomeCollection']>;

/** How many welcomes Home has space for. */
const most = 6;

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** @throws EntryProblem when the sentence is missing, or the language is unknown */
function mapWelcome({ sys, language: tag, sentence }: WelcomeWire): Welcome {
  const entry = `welcome ${sys.id}`;
  const language = required(entry, 'language', parseLanguage(entry, tag));
  if (names.of(language) === undefined)
    throw new EntryProblem(
      entry,
      'language',
      `must be the letters of a language, like pl, not “${tag}”, which is none`,
    );
  const { direction = 'ltr' } = new Intl.Locale(language).getTextInfo();
  return { language, direction, sentence: required(entry, 'sentence', sentence) };
}

const mapAll = listMapper('welcome', mapWelcome);

/** The welcomes in other languages, in the order of content: six at most, and each further one is reported. */
export function mapWelcomes(collection: Collection<WelcomeWire>, mapping: Reporting): readonly Welcome[] {
  const wires = entriesOf(collection);
  for (const { sys } of wires.slice(most)) {
    const expected = `puts this after the first ${most}, and Home shows no more: delete one, or give this a smaller number`;
    mapping.report(new EntryProblem(`welcome ${sys.id}`, 'order', expected));
  }
  return mapAll({ items: wires.slice(0, most) }, mapping);
}
