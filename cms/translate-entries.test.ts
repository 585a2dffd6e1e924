import { expect, test } from 'vitest';
import { changeWire, eventWire } from '#tests/fixtures/content.fixture.ts';
import { mappedGerman } from '#tests/fixtures/mapped-german.ts';
import { entryLike, listOf, recordedResults } from '#tests/fixtures/results.fixture.ts';

const { AppPreRender: _, ...recorded } = recordedResults;

type Events = Parameters<typeof eventWire>[1];

/** An event in German, with some fields in the first language and some words in German. */
function germanEvent(fields: Events, words: Events, change: object = {}, changeWords: object = {}) {
  const events = (own: Events, ownChange: object) => ({
    AllEvents: {
      eventPageCollection: listOf(eventWire('tea', own)),
      eventChangeCollection: listOf(changeWire('off', 'tea', ownChange)),
      termCollection: listOf(),
    },
  });
  const { english, german, problems } = mappedGerman(
    events(fields, change),
    events({ ...fields, ...words }, { ...change, ...changeWords }),
  );
  return { english: english.events[0], german: german.events[0], problems };
}

test('an entry has the words of its translation, and is then in the language of the page', () => {
  const { english, german, problems } = germanEvent(
    { title: 'Tea', summary: 'With cake.', cost: 'Free', room: 'Hall' },
    { title: 'Tee', summary: 'Mit Kuchen.', cost: 'Eintritt frei', room: 'Saal' },
  );
  expect(german).toEqual({
    ...english,
    title: 'Tee',
    summary: 'Mit Kuchen.',
    cost: 'Eintritt frei',
    where: { ...english?.where, room: 'Saal' },
    language: undefined,
  });
  expect(problems).toEqual([]);
});

test.each([
  ['has the same words, as the content service falls back', {}],
  ['has no words, as the locale has no fallback', { title: null, summary: null, body: null, cost: null }],
  ['has blank words', { title: '', summary: ' ' }],
])('an entry whose translation %s is shown in the first language, and says so', (_, words) => {
  const { english, german } = germanEvent({ summary: 'With cake.', cost: 'Free' }, words);
  expect(german).toEqual({ ...english, language: 'en-GB' });
});

test('an entry with other words beside its own only is in the first language, and they are not', () => {
  const { english, german } = germanEvent({}, { cost: 'Eintritt frei', access: 'Eine Rampe' });
  expect(german).toEqual({ ...english, cost: 'Eintritt frei', access: 'Eine Rampe', language: 'en-GB' });
});

test('a translation names nobody who leads where the first language may not, since not everybody has agreed', () => {
  const rota = { status: 'changed', leads: 'Sam Green', readings: 'Mark 13' };
  const translated = (agreed: object) =>
    germanEvent({}, {}, { ...rota, ...agreed }, { leads: 'Sam Grün', readings: 'Markus 13' }).german?.rota;
  expect(JSON.stringify(translated({}))).toMatch(/^(?=.*"Markus 13")(?!.*Sam)/);
  expect(JSON.stringify(translated({ leadsAgreed: true }))).toContain('Sam Grün');
});

test('an entry in a third language goes on naming it until it is translated', () => {
  expect(germanEvent({ language: 'pl' }, {}).german?.language).toBe('pl');
  expect(germanEvent({ language: 'pl' }, { title: 'Tee' }).german?.language).toBeUndefined();
});

test('a translation moves no date, and its words stand where the schedule has words', () => {
  const { english, german } = germanEvent(
    { startTime: null, endTime: null, timeInWords: 'after lunch', statusNote: 'In the hall' },
    {
      ...{ timeInWords: 'nach dem Essen', statusNote: 'Im Saal', status: 'cancelled' },
      ...{ repeats: 'every Monday', firstDate: '2031-01-01', startTime: '10:00' },
    },
    { status: 'moved', newRoom: 'Garden', note: 'Bring a rug' },
    { status: 'cancelled', date: '2026-12-13', newRoom: 'Garten', note: 'Mit Decke' },
  );
  const [change] = english?.schedule?.changes ?? [];
  expect(change).toMatchObject({ kind: 'moved', note: 'Bring a rug', where: { room: 'Garden' } });
  expect(german?.schedule).toEqual({
    ...english?.schedule,
    phases: [{ ...english?.schedule?.phases[0], timeInWords: 'nach dem Essen' }],
    statusNote: 'Im Saal',
    changes: [{ ...change, note: 'Mit Decke', where: { ...change?.where, room: 'Garten' } }],
  });
  // What has no words is one object in both languages, read once.
  expect(german?.schedule?.phases[0].parts).toBe(english?.schedule?.phases[0].parts);
});

test('an event by arrangement, or whose dates cannot be read, has its words in each language', () => {
  const arranged = { repeats: 'by arrangement, please ring', timeInWords: 'on weekdays' };
  expect(germanEvent(arranged, { timeInWords: 'werktags' })).toMatchObject({
    english: { byArrangement: { more: ', please ring', timeInWords: 'on weekdays' } },
    german: { byArrangement: { more: ', please ring', timeInWords: 'werktags' } },
  });
  const unreadable = { repeats: 'now and then', statusNote: 'Ask us' };
  expect(germanEvent(unreadable, { statusNote: 'Bitte fragen' }).german?.unconfirmed).toEqual({
    status: 'scheduled',
    statusNote: 'Bitte fragen',
  });
});

test('an event that nothing changes has the same schedule in both languages', () => {
  const { english, german } = germanEvent({}, { title: 'Tee' });
  expect(german?.schedule).toBe(english?.schedule);
});

test('an entry that is linked to has its words there as well', () => {
  const { ChurchFacts, AllPages } = recorded;
  const named = <Wire>(list: { readonly items: readonly (Wire | null)[] } | null, words: object) =>
    listOf(...(list?.items ?? []).map((item) => item && { ...item, ...words }));
  const contact = { sys: { id: 'vicar' } };
  const roomCollection = listOf(entryLike(ChurchFacts.roomCollection, { contact }));
  const english = { ChurchFacts: { ...ChurchFacts, roomCollection } };
  const german = {
    ChurchFacts: {
      ...ChurchFacts,
      placeCollection: named(ChurchFacts.placeCollection, { name: 'Der Ort' }),
      roleCollection: named(ChurchFacts.roleCollection, { title: 'Die Person' }),
      eventKindCollection: named(ChurchFacts.eventKindCollection, { title: 'Die Art' }),
    },
    AllPages: { ...AllPages, assetCollection: named(AllPages.assetCollection, { description: 'Das Bild' }) },
  };
  const { events, rooms, project, safeguarding, church, places, pictures, pages } = mappedGerman(
    english,
    german,
  ).german;
  for (const { where, contact, kinds } of events)
    expect([
      where.place?.name ?? 'Der Ort',
      contact?.role ?? 'Die Person',
      ...kinds.map(({ title }) => title),
    ]).toEqual(['Der Ort', 'Die Person', ...kinds.map(() => 'Die Art')]);
  expect(rooms.map(({ place, contact }) => [place?.name, contact?.role])).toEqual([
    ['Der Ort', 'Die Person'],
  ]);
  expect([project?.contact?.role, safeguarding.contacts?.localContact.role]).toEqual([
    'Die Person',
    'Die Person',
  ]);
  expect([church.place?.name, places.find(({ map }) => map)?.map?.description]).toEqual([
    'Der Ort',
    'Das Bild',
  ]);
  expect([...pictures.values()].map(({ picture }) => picture.description)).toEqual(
    [...pictures.keys()].map(() => 'Das Bild'),
  );
  expect(pages.home.title).toBe(mappedGerman({}, {}).english.pages.home.title);
});

test('a picture has the alternative text and the credit of its entry, and one for decoration none', () => {
  const { AllPages } = recorded;
  const pictureOf = (entry: object, german: object) => {
    const file = entryLike(AllPages.pictureCollection);
    const pagesWith = (words: object) => ({
      AllPages: { ...AllPages, pictureCollection: listOf({ ...file, ...entry, ...words }) },
    });
    const content = mappedGerman(pagesWith({}), pagesWith(german)).german;
    const { description, credit } = content.pictures.get(file.file?.sys.id ?? '')?.picture ?? {};
    return [description, credit];
  };
  const words = { alt: 'Ein Plan', credit: 'Für uns gezeichnet' };
  expect(pictureOf({ alt: 'A map' }, words)).toEqual(['Ein Plan', 'Für uns gezeichnet']);
  expect(pictureOf({ decorative: true }, words)).toEqual(['', 'Für uns gezeichnet']);
});

test('lists of words and the words of a way to give have their translations', () => {
  const { ChurchFacts } = recorded;
  const churchWith = (ways: string[], textWords: string) => ({
    ChurchFacts: {
      ...ChurchFacts,
      projectCollection: listOf(entryLike(ChurchFacts.projectCollection, { waysToHelp: ways })),
      givingCollection: listOf(
        entryLike(ChurchFacts.givingCollection, { textNumber: '70085', textKeyword: 'OSWIN', textWords }),
      ),
    },
  });
  const { german } = mappedGerman(
    churchWith(['Bake.'], 'It costs £1.'),
    churchWith(['Backen.'], 'Das kostet 1 £.'),
  );
  expect(german.project?.waysToHelp).toEqual(['Backen.']);
  expect(german.giving?.text).toEqual({ number: '70085', keyword: 'OSWIN', note: 'Das kostet 1 £.' });
});

test('the menu has the titles of the translated events, in its own order', () => {
  const carols = entryLike(recorded.AllEvents.eventPageCollection);
  const AllEvents = {
    ...recorded.AllEvents,
    eventPageCollection: listOf({ ...carols, title: 'Lieder' }),
  };
  const { english, german } = mappedGerman({}, { AllEvents });
  const [first, ...others] = english.navigation.highlightedEvents;
  expect(german.navigation.highlightedEvents).toMatchObject([
    { slug: first?.slug, title: 'Lieder', language: undefined },
    ...others.map(({ slug, title }) => ({ slug, title, language: 'en-GB' })),
  ]);
  expect(german.navigation.socialMediaLinks).toEqual(english.navigation.socialMediaLinks);
});

test('a page without words has the name of the language, headings are read in each, and the menu names it', () => {
  const { AllPages } = recorded;
  const about = entryLike(AllPages.pageCollection);
  const withPage = (fields: object) => ({
    AllPages: { ...AllPages, pageCollection: listOf({ ...about, ...fields }) },
  });
  const lines = ['first visit: Come in | any day'];
  const { english, german, problems } = mappedGerman(
    withPage({ headings: lines, menuLabel: 'About', titleQualifier: 'and you' }),
    withPage({
      headings: ['first visit: Herein | täglich', 'Unsinn'],
      menuLabel: 'Über uns',
      title: 'Über uns',
      titleQualifier: 'und Sie',
    }),
  );
  expect([english.pages.whatsOn.title, german.pages.whatsOn.title]).toEqual(['Whats On', 'Veranstaltungen']);
  expect(english.pages.aboutUs?.headings).toEqual({
    'first visit': { title: 'Come in', qualifier: 'any day' },
  });
  expect(german.pages.aboutUs).toEqual({
    ...english.pages.aboutUs,
    title: 'Über uns',
    qualifier: 'und Sie',
    language: undefined,
    headings: { 'first visit': { title: 'Herein', qualifier: 'täglich' } },
  });
  expect(german.navigation.pages.find(({ path }) => path === '/about-us')).toEqual({
    path: '/about-us',
    label: 'Über uns',
  });
  expect(problems).toEqual([expect.stringMatching(/^page about-us \(in de\): .*“Unsinn”/)]);
  const untranslated = mappedGerman(withPage({ headings: lines }), withPage({ headings: lines })).german;
  expect(untranslated.pages.aboutUs).toMatchObject({
    language: 'en-GB',
    headings: { 'first visit': { title: 'Come in', qualifier: 'any day', lang: 'en-GB' } },
  });
});
