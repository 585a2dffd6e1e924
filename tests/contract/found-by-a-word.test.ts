import { readContent, sourceAt } from 'emulator-for-contentful';
import { expect, test } from 'vitest';
import { search } from '#app/search/search.ts';
import { readSite } from '#editorial/check/read-site.ts';
import { localeAt } from '#languages/locale.ts';
import { contentModelFolder, demonstrationFolder } from '#scripts/content/content-folder.ts';
import { siteWith } from '#tests/fixtures/content.fixture.ts';

const now = Temporal.Instant.from('2026-11-26T09:00:00Z');
const reading = await readContent(sourceAt(demonstrationFolder, contentModelFolder));
if (!reading.ok) throw new Error('The demonstration cannot be read.');
const { content } = (await readSite(reading, now)).spans[0];
const site = { ...siteWith({ content, now }), content, locale: localeAt(content.locale, now) };

// Written down before anybody looked at what is found.
test.each([
  ['is there a loo', 'Toilets: St Oswin', '/contact#st-oswins'],
  ['can I bring my dog', 'Can I bring my dog?', '/about-us#practical'],
  ['pushchair', 'Step-free way in: St Oswin', '/contact#st-oswins'],
  ['wheel chair', 'Step-free way in: St Oswin', '/contact#st-oswins'],
  ['hearing loop', 'Hearing loop: St Oswin', '/contact#st-oswins'],
  ['where do i park my car', 'Parking: St Oswin', '/contact#st-oswins'],
  ['when is the church open', 'Open: St Oswin', '/contact#st-oswins'],
  ['breastfeeding', 'A quiet space: St Oswin', '/contact#st-oswins'],
  ['who plays the organ', 'Huw Tallentire', '/contact'],
  ['where is my gran’s grave', 'Funerals', '/funerals'],
  ['ashes', 'Funerals', '/funerals'],
  ['can i get married there', 'Weddings', '/weddings'],
  ['mass times', 'Sunday worship', '/whats-on/sunday-worship'],
  ['chrismas carols', 'Carols by candlelight', '/whats-on/carols-by-candlelight'],
  ['youth club', 'Friday youth group', '/whats-on/youth-group'],
  ['toddler goup', 'Little Threads toddler group', '/whats-on/toddler-group'],
  ['i cant feed my kids', 'Food pantry', '/whats-on/food-pantry'],
  ['food bank voucher', 'Food pantry', '/whats-on/food-pantry'],
  ['homless', 'Winter night welcome', '/whats-on/winter-night-beds'],
  ['birthday party', 'Hire a room', '/contact#hire'],
  ['can we bring wine to the hall', 'The main hall', '/contact#main-hall'],
  ['volunteer', 'Lend a hand', '/building-a-haven#volunteer'],
  ['live stream', 'Sunday worship', '/whats-on/sunday-worship'],
  ['sort code', 'By bank', '/donate#bank'],
  ['my baby died', 'Funerals', '/funerals'],
  ['newsletter', 'Subscribe to weekly email', '/#newsletter'],
  ['chrzest', 'Christenings', '/christenings'],
  ['what it costs', 'What it costs', '/weddings#what-it-costs'],
])('“%s” finds “%s”', (typed, title, path) => {
  const found = search(typed, site).slice(0, 3);
  expect(found.map((each) => each.path)).toContain(path);
  expect(found.map((each) => each.title).join('\n')).toContain(title);
});

test('what the church does not have is not found, so that it is said whom to ring', () => {
  for (const typed of ['bins', 'wifi', 'bedydd', 'vegan']) expect(search(typed, site), typed).toEqual([]);
});
