import { type EightDays, sheetParts, type WeekLine } from '#domain/diary/next-eight-days.ts';
import { absoluteAddress, weekPattern } from '#domain/page/route-pattern.ts';
import type { Words } from '#languages/words.ts';
import { element } from '../seo/xml.ts';

/**
 * The eight days in words to copy. They name nobody who leads: a message stays where it is sent, after the day too.
 * @param title that of the church
 * @param siteUrl the public address, with the prefix of the language
 * @returns for a chat group what is off, the services, and what happens once; for a newsletter everything, as text and as HTML without styles
 */
export function wordsToCopy(
  { lines, span }: Pick<EightDays, 'lines' | 'span'>,
  title: string,
  { week, components }: Words,
  siteUrl: string,
) {
  const isNews = ({ isOnce, isService, doesNotTakePlace }: WeekLine) =>
    isOnce || isService || doesNotTakePlace;
  const all = sheetParts(lines, week);
  const address = absoluteAddress(weekPattern.sheet, siteUrl);
  const after = ({ where, status, movedTo, was, note, rota }: WeekLine) => {
    const change = movedTo ? components.movedTo(movedTo) : status;
    const sentences = [change, was && components.was(was), note, rota?.readings];
    const more = sentences.flatMap((sentence) => (sentence ? [sentence.replace(/\.?$/, '.')] : []));
    return `${where ? `, ${where}` : ''}.${more.length > 0 ? ` ${more.join(' ')}` : ''}`;
  };
  const asText = (parts: typeof all) =>
    [
      `${title}: ${span}`,
      ...parts.map((part) =>
        [part.title, ...part.lines.map((line) => `- ${beforeTitle(line)}${line.title}${after(line)}`)].join(
          '\n',
        ),
      ),
      address,
    ].join('\n\n');
  const html = [
    element('h2', {}, `${title}: ${span}`),
    ...all.flatMap((part) => [
      element('h3', {}, part.title),
      element(
        'ul',
        {},
        part.lines.map((line) => {
          const link = element('a', { href: absoluteAddress(line.path, siteUrl) }, line.title);
          return element('li', {}, [beforeTitle(line), link, after(line)]);
        }),
      ),
    ]),
    element('p', {}, element('a', { href: address }, address)),
  ];
  return {
    chat: asText(sheetParts(lines.filter(isNews), week)),
    text: asText(all),
    html: html.map(({ xml }) => xml).join('\n'),
  };
}

/** "Sunday 29 November, 10.30am to 11.45am: ", before the title of the event. */
function beforeTitle({ day, hours }: WeekLine): string {
  return `${day}, ${hours}: `;
}
