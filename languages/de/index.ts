import { german as reader, words } from 'schedules-in-words/de';
import type { Moment } from '#domain/opening-hours/hours-status.ts';
import type { Words } from '../words.ts';
import { pageWords } from './page-words.ts';
import { typedWords } from './typed-words.ts';

const { date: dateInWords, time: clockTime, weekday: weekdayName } = words.dates;

const near = { today: 'heute', tomorrow: 'morgen' };

/** "heute", "Montag", "Dienstag, 29. Dezember,": a date ends with the comma that follows it within a sentence. */
function dayOf({ day, date, today }: Moment): string {
  if (day === 'weekday') return weekdayName(date.dayOfWeek);
  return day === 'date' ? `${dateInWords(date, today)},` : near[day];
}

function timeOf({ time, isEndOfDay }: Moment): string {
  return isEndOfDay ? '24\u00a0Uhr' : clockTime(time);
}

/** "heute bis 21 Uhr", "bis morgen um 9 Uhr", "bis Dienstag, 29. Dezember, um 9 Uhr". */
function until(moment: Moment, atLeast = ''): string {
  const time = timeOf(moment);
  return moment.day === 'today' ? `heute ${atLeast}bis ${time}` : `${atLeast}bis ${dayOf(moment)} um ${time}`;
}

/** "heute ab 9 Uhr", "am Montag ab 9 Uhr". */
function from(moment: Moment): string {
  const isNear = moment.day === 'today' || moment.day === 'tomorrow';
  return `${isNear ? '' : 'am '}${dayOf(moment)} ab ${timeOf(moment)}`;
}

/** "Montag bis Freitag, 9 bis 16.30 Uhr", "Mo–Fr 9–17 Uhr" as "Monday to Friday, 09:00 to 16:30", which the parser of opening hours reads. */
function inEnglish(hours: string): string {
  const withNote = hours.replaceAll(
    /\.\s+(?:Zu (?:allen )?anderen Zeiten|Sonst|Außerhalb dieser Zeiten)\b/g,
    '. At other times',
  );
  try {
    return reader.inEnglish(withNote, 'when').text;
  } catch {
    // What can be read in two ways in German is no hours by which it could be known whether somebody is there.
    return hours;
  }
}

/** Every word of the site's own in German. */
export const german: Words = {
  ...words,
  ...typedWords,
  openingHours: {
    dayAndNight: 'Jetzt erreichbar, Tag und Nacht.',
    open: (moment, unlessHoliday) =>
      `Jetzt erreichbar, ${until(moment)}${unlessHoliday ? ', außer an Feiertagen' : ''}.`,
    ofPlace: {
      open: (moment, unlessHoliday) =>
        `Jetzt geöffnet, ${until(moment)}${unlessHoliday ? ', außer an Feiertagen' : ''}.`,
      maybeClosed: () => 'Heute ist Feiertag; vielleicht ist geschlossen.',
    },
    openWhileClosed: (moment, isAtLeast) =>
      `Jetzt erreichbar, ${until(moment, isAtLeast ? 'mindestens ' : '')}.`,
    closed: (moment, unlessHoliday) =>
      `Jetzt nicht erreichbar${moment ? `, wieder ${from(moment)}${unlessHoliday ? ', außer an Feiertagen' : ''}` : ''}.`,
    maybeClosed: () => 'Heute ist Feiertag; vielleicht ist niemand erreichbar.',
    example: 'Montag bis Freitag, 9 bis 17 Uhr, nicht an Feiertagen',
    inEnglish,
  },
  pageNames: {
    home: 'Willkommen',
    'coming-up': 'Demnächst',
    'whats-on': 'Veranstaltungen',
    // The name of the demonstration's project.
    'building-a-haven': 'Building A Haven',
    'about-us': 'Über uns',
    contact: 'Kontakt',
    donate: 'Spenden',
    safeguarding: 'Schutz vor Gewalt',
    accessibility: 'Barrierefreiheit',
    privacy: 'Datenschutz',
  },
  urgentContacts: {
    woman: 'Für Frauen',
    man: 'Für Männer',
    child: 'Ein Kind',
    adult: 'Ein Erwachsener',
    church: 'In einer Kirche',
    past: 'Vor langer Zeit',
    nobodyYet:
      'Auf dieser Website steht noch niemand aus unserer Gemeinde, dem Sie sich anvertrauen können. Bitte wenden Sie sich bis dahin an jemanden außerhalb, dem Sie vertrauen.',
    writing: 'Auf Chats und E-Mails kann die Antwort länger dauern; nachts sind manche Chats geschlossen.',
  },
  occurrences: {
    ...words.occurrences,
    byArrangement: 'Nach Vereinbarung',
    asOf: (day, time) => `Stand: ${day}, ${time}`,
    numbered: (title, number) => `${title}, Seite ${number}`,
    toBeConfirmed: 'Termin noch offen',
    noServiceYet: 'Wann wir Gottesdienst feiern, steht noch nicht auf dieser Website.',
    noService: (isOther) => `Zurzeit ist kein ${isOther ? 'weiterer ' : ''}Gottesdienst geplant.`,
    noServiceSoon: (isOther) =>
      `In den nächsten sieben Tagen ist kein ${isOther ? 'weiterer ' : ''}Gottesdienst.`,
    goesOn:
      'Was jede Woche oder jeden Monat stattfindet, geht meist weiter. Ab hier stehen einzelne Termine und die Hauptgottesdienste von acht Wochen.',
  },
  goneCalendar: (church) => ({
    name: `Nicht mehr auf der Website: ${church}`,
    description: `Diese Veranstaltung steht nicht mehr auf der Website von ${church}. Sie können diesen Kalender entfernen. Was stattfindet:`,
  }),
  watching: {
    now: (host) => `Jetzt ansehen auf ${host}`,
    again: (host) => `Noch einmal ansehen auf ${host}`,
    on: (host) => `Ansehen auf ${host}`,
    when: (again) =>
      `Von einer Viertelstunde vor Beginn bis zum Ende${again ? ', danach eine Woche lang noch einmal' : ''}.`,
    notice: (host) => `${host} erfährt, dass Sie zugesehen haben; wir erfahren es nicht.`,
  },
  week: {
    print: 'Zum Drucken auf A4 oder, im Querformat, zum Falten auf A5.',
    services: 'Gottesdienste',
    dates: 'Termine',
    off: 'Anders als sonst',
    ring: 'Wen Sie anrufen können',
    give: 'Spenden',
    leads: (who) => `Leitung: ${who}`,
    readings: (readings) => `Lesungen: ${readings}`,
    copy: {
      title: 'Zum Kopieren',
      chat: 'Für eine Chatgruppe',
      text: 'Für einen Rundbrief, als Text',
      html: 'Für einen Rundbrief, als HTML',
    },
    screen: 'Für einen Bildschirm am Eingang',
    next: 'Der nächste Gottesdienst',
    once: 'Einmalig',
    weekly: 'Regelmäßig',
    stop: 'Diese Seite nicht mehr aktualisieren',
    renew: 'Diese Seite alle fünf Minuten aktualisieren',
  },
  find: {
    title: 'Nach einem Wort suchen',
    lead: 'Ein Wort oder zwei genügen, etwa Parken, Taufe oder Suppe, oder ein Tag, etwa 24. Dezember.',
    label: 'Was suchen Sie?',
    button: 'Suchen',
    found: '{count} gefunden zu „{typed}“',
    nothing: 'Nichts',
    free: '{day}: Im Kalender steht nichts.',
    needs: 'Wenn es um Sie geht oder um jemanden, den Sie kennen',
    ring: 'Rufen Sie uns an: {telephone}. Wir sagen es Ihnen.',
    write: 'Schreiben Sie an {email}. Wir sagen es Ihnen.',
  },
  leadsOn: (address: string) => `Weiter zu ${address}`,
  ...pageWords,
  seo: {
    openGraphLocale: 'de_DE',
    whatsOn: 'Veranstaltungen',
    windowWithWords: (words) => `Ein Buntglasfenster mit den Worten: ${words}`,
    features: {
      door: 'Eingang',
      stepFree: 'Stufenloser Zugang',
      hearingLoop: 'Induktive Höranlage',
      toilets: 'Toiletten',
      changingPlace: 'Toilette für alle',
      largePrint: 'Großdruck',
      quietSpace: 'Ruhiger Raum',
      blueBadge: 'Behindertenparkplatz',
      parking: 'Parkplätze',
    },
  },
};
