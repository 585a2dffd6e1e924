import { describe, expect, test } from 'vitest';
import { german } from '../../words/de/index.ts';
import { parseSchedule } from '../parse-schedule.ts';
import type { RawSchedule } from '../raw-schedule.ts';

const today = Temporal.PlainDate.from('2026-11-22');

/** What the author of an entry of a church in Germany is told. */
function read(raw: RawSchedule) {
  const entry = { firstDate: '1. Dezember 2026', ...raw };
  const { problems } = parseSchedule(entry, { zone: 'Europe/Berlin', today, typedIn: german });
  return { errors: problems.filter(({ severity }) => severity === 'error').map(({ message }) => message) };
}

describe('what can be read in two ways is refused in German, with what to write', () => {
  test.each([
    ['jeden Sonntag um 7', '„7“ kann 7 Uhr oder 19 Uhr sein; schreiben Sie „7 Uhr“ oder „19 Uhr“.'],
    [
      'jeden 2. Dienstag',
      '„jeden 2. Dienstag“ kann alle zwei Wochen heißen oder einmal im Monat; schreiben Sie „alle zwei Wochen am Dienstag“ oder „am 2. Dienstag im Monat“.',
    ],
    [
      'jeden Mitwoch',
      '„Mitwoch“ in „jeden Mitwoch“ ist nicht bekannt; schreiben Sie es wie „einmalig“, „jeden Sonntag“, „am 1. und 3. Dienstag im Monat“, „täglich“ oder „jedes Jahr am 5. August“.',
    ],
    [
      'werktags 8 Uhr',
      '„werktags“ kann mit dem Samstag gemeint sein oder ohne; schreiben Sie „Montag bis Freitag“ oder „Montag bis Samstag“.',
    ],
    [
      'mittwochs 10.12',
      '„10.12“ kann eine Uhrzeit sein oder ein Datum; schreiben Sie „10.12 Uhr“ oder „10.12.“.',
    ],
    [
      'mittwochs 3 Uhr abends',
      '„3 Uhr“ passt nicht zu „abends“; schreiben Sie die Uhrzeit von 0 bis 24 Uhr, etwa „20 Uhr“.',
    ],
    [
      'im Dezember 2026',
      '„im Dezember 2026“ kann jeder Tag sein oder einige Tage daraus; schreiben Sie „Dienstag, 1. bis Donnerstag, 31. Dezember 2026“ oder „6. und 13. Dezember 2026“.',
    ],
    [
      'sonntagmorgens und mittwochabends, 19 Uhr',
      '„sonntagmorgens und mittwochabends, 19 Uhr“ kann um 19 Uhr sein oder zu einer anderen Tageszeit; schreiben Sie jeden Tag mit seinen Uhrzeiten, etwa „dienstags 10 Uhr; donnerstags 14 Uhr“.',
    ],
    [
      'siehe Aushang',
      '„siehe“ sagt nicht, an welchen Tagen; schreiben Sie „nach Vereinbarung“ oder „an folgenden Terminen“, mit den Daten unter „weitere Daten“ (alsoOn).',
    ],
    [
      'freitags 12 Uhr abends',
      '„12 Uhr“ passt nicht zu „abends“; schreiben Sie die Uhrzeit von 0 bis 24 Uhr, etwa „20 Uhr“.',
    ],
    [
      'mittwochs 15 Uhr morgens',
      '„15 Uhr“ passt nicht zu „morgens“; schreiben Sie die Uhrzeit von 0 bis 24 Uhr, etwa „20 Uhr“.',
    ],
    [
      'sonntags bis Ostern',
      '„bis Ostern“ kann mit diesem Tag gemeint sein oder ohne; schreiben Sie „bis Sonntag, 28. März 2027“ oder „bis Samstag, 27. März 2027“.',
    ],
    [
      'sonntags, nicht an Ostern',
      '„Ostern“ kann ein Tag sein oder beide; schreiben Sie „Ostersonntag“ oder „Ostermontag“.',
    ],
    [
      'Mi 10.12.',
      '„Mi 10.12.“ hat kein Jahr; schreiben Sie das Jahr hinter den Monat. Das nächste ist 2031-12-10.',
    ],
    [
      'dienstags in geraden Wochen',
      '„geraden Wochen“ zählt jedes Jahr neu; schreiben Sie „alle zwei Wochen am Dienstag“, und das erste Datum.',
    ],
    [
      'Di 9–12 Uhr und nach Vereinbarung',
      '„und nach Vereinbarung“ nennt keine Tage; lassen Sie es hier weg, und schreiben Sie es in den Text der Veranstaltung.',
    ],
    [
      'montags, und freitags außerhalb der Ferien',
      '„außerhalb der Ferien“ kann für alle Tage gelten oder nur für die letzten; schreiben Sie vor den letzten nur „und“, wenn es für alle gilt, oder machen Sie für die letzten eine eigene Veranstaltung.',
    ],
    [
      'montags, freitags in der Schulzeit',
      '„in der Schulzeit“ kann für alle Tage gelten oder nur für die letzten; schreiben Sie vor den letzten nur „und“, wenn es für alle gilt, oder machen Sie für die letzten eine eigene Veranstaltung.',
    ],
    [
      'montags 10 wöchentlich',
      '„10 wöchentlich“ kann sagen, wie oft es stattfindet oder um wie viel Uhr; schreiben Sie zum Beispiel „alle 10 Wochen am Montag“ oder „jeden Montag, 10 Uhr“.',
    ],
    [
      'sonntags und Karfreitag in der Schulzeit',
      '„in der Schulzeit“ kann für alle Tage gelten oder nur für die Wochentage; machen Sie für die übrigen Tage eine eigene Veranstaltung.',
    ],
    [
      'Silvester um Mitternacht',
      '„Mitternacht“ kann in der Nacht vor diesem Tag sein oder in der Nacht danach; schreiben Sie „0 Uhr“ mit dem Tag, der dann beginnt.',
    ],
    [
      'alle 100 Wochen montags',
      '„alle 100 Wochen“ sagt nicht, wie oft etwas stattfindet: Die Zahl geht bis 99. Schreiben Sie ein Jahr in einem Datum, etwa „Montag, 4. Januar 2027“, und eine Uhrzeit wie „19.30 Uhr“.',
    ],
    [
      'Christmas Eve, 11:30',
      '„11:30“ kann 11.30 Uhr oder 23.30 Uhr sein; schreiben Sie „11.30 Uhr“ oder „23.30 Uhr“.',
    ],
    [
      'montags und auch freitags in der Schulzeit',
      '„in der Schulzeit“ kann für alle Tage gelten oder nur für die letzten; schreiben Sie vor den letzten nur „und“, wenn es für alle gilt, oder machen Sie für die letzten eine eigene Veranstaltung.',
    ],
    ...['KW 50', 'Woche vom 7. Dezember', 'Woche ab 7.12.2026'].map((typed) => [
      `dienstags, ${typed}`,
      `„${typed}“ nennt eine Woche, aber nicht ihre Tage; schreiben Sie die Tage, etwa „Montag, 7. bis Freitag, 11. Dezember 2026“.`,
    ]),
    [
      'Silvester um halb zwölf',
      '„halb zwölf“ kann 11.30 Uhr oder 23.30 Uhr sein; schreiben Sie „11.30 Uhr“ oder „23.30 Uhr“.',
    ],
    [
      'Osternacht, 5 Uhr',
      '„Osternacht“ ist am Abend vor dem Ostersonntag oder früh am Ostersonntag; schreiben Sie „Karsamstag“ oder „Ostersonntag“.',
    ],
    [
      'Heilige Nacht, 22 Uhr',
      '„Heilige Nacht“ ist am Abend vor dem 1. Weihnachtstag oder früh an ihm; schreiben Sie „Heiligabend“ oder „1. Weihnachtstag“.',
    ],
    ...['heute', 'morgen', 'übermorgen', 'nächsten Dienstag', 'diesen Sonntag'].map((typed) => [
      `${typed}, 19 Uhr`,
      `„${typed.replace(/ .*/, '')}“ bedeutet morgen einen anderen Tag; schreiben Sie das Datum, etwa „Dienstag, 12. Januar 2027“.`,
    ]),
    [
      'dienstags 10–12 Januar',
      '„dienstags 10–12 Januar“ kann Uhrzeiten in diesem Monat heißen oder Tage, die keine Woche sind; schreiben Sie zum Beispiel „jeden Dienstag im Januar, 10 bis 12 Uhr“ oder „Dienstag, 12. Januar 2027“.',
    ],
    ['samstags 0pm', '„0pm“ ist keine Uhrzeit; wenn 0 Uhr gemeint ist, schreiben Sie „0 Uhr“.'],
    ['samstags um 12', '„12“ kann 0 Uhr oder 12 Uhr sein; schreiben Sie „0 Uhr“ oder „12 Uhr“.'],
  ])('%s', (repeats, message) => {
    expect(read({ repeats }).errors).toEqual([message]);
  });

  test('what is read otherwise in German and in English names both', () => {
    expect(read({ repeats: 'every Sunday', startTime: '7.30 to 9pm' }).errors).toEqual([
      '„7.30 to 9pm“ heißt auf Deutsch „7.30 bis 21 Uhr“, auf Englisch „19.30 bis 21 Uhr“; schreiben Sie, was gemeint ist.',
    ]);
  });

  test('what is quoted may have quotation marks of its own', () => {
    expect(read({ repeats: 'sonntags', leftOut: ['"', '"Urlaub"'] }).errors).toEqual([
      expect.stringMatching(/^„"“ ist nicht zu verstehen; schreiben Sie es wie /),
      expect.stringMatching(/^„Urlaub“ in „"Urlaub"“ ist nicht bekannt; schreiben Sie es wie /),
    ]);
  });

  test('without German nothing of it is read', () => {
    const { problems } = parseSchedule({ repeats: 'jeden Mittwoch' }, { zone: 'Europe/Berlin' });
    expect(problems[0]?.message).toMatch(/^"jeden" in "jeden Mittwoch" is not known/);
  });
});
