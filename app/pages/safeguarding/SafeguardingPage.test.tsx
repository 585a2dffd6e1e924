import { expect, test } from 'vitest';
import type { Helpline } from '#domain/safeguarding/safeguarding.ts';
import { helplineOf } from '#tests/fixtures/helpline.fixture.ts';
import { pageContent } from '#tests/fixtures/page.fixture.ts';
import { markupOf, render } from '#tests/helpers/render.tsx';
import { SafeguardingPage } from './SafeguardingPage.tsx';

const content = pageContent({ title: 'Safeguarding', qualifier: undefined });

const helpline = (name: string, telephone: string, more: Partial<Helpline>): Helpline =>
  helplineOf(name, { telephone, ...more });

const helplines = [
  helpline('Childline', '0800 1111', { free: true, dayAndNight: true, forWhom: 'For anyone under 19.' }),
  helpline('Emergency services', '999', { group: 'emergency' }),
];

const contacts = {
  localContact: {
    role: 'Safeguarding officer',
    name: 'Ada Green',
    telephone: '0113 496 0102',
    email: undefined,
    ringFor: [],
    responsibilities: 'Listens first.',
    lastChecked: '2026-11-01',
  },
  mailbox: '',
  dioceseUrl: undefined,
  policyTitle: 'Our policy',
  policyUrl: undefined,
  policyAdopted: undefined,
  statement: 'We follow it.',
  exitWords: '',
  exitUrl: 'https://weather.example/',
  lastChecked: undefined,
};

const number = { label: 'A child, now or at night', name: 'Police', telephone: '101', hours: 'Open now.' };
const first = {
  now: [number],
  otherwise: [{ ...number, label: 'A child, in office hours', telephone: '0113 496 0150' }],
};

test('danger comes first, then what to ring now, the person in the church and others; every number is a link', () => {
  const page = render(
    <SafeguardingPage content={content} safeguarding={{ contacts, helplines }} first={first} />,
  );
  const links = page.names('link');
  expect(links.slice(0, 3)).toEqual([
    '999',
    'A child, now or at night 101 Police. Open now.',
    'A child, in office hours 0113 496 0150 Police. Open now.',
  ]);
  expect(links.indexOf('0113 496 0102')).toBeLessThan(links.indexOf('0800 1111'));
  expect(page.href('999')).toBe('tel:999');
  expect(page.href('A child, now or at night 101 Police. Open now.')).toBe('tel:101');
  expect(page.names('heading')).toContain('Ada Green Safeguarding officer');
  expect(page.text).toContain('For anyone under 19.');
  expect(page.names('time')).toContain('1 November 2026');
});

test('the police are the number when nobody answers, except where theirs is the only one', () => {
  const police = helpline('Police', '101', { group: 'police', dayAndNight: true });
  const textWith = (otherwise: typeof first.otherwise) =>
    render(
      <SafeguardingPage
        content={content}
        safeguarding={{ contacts, helplines: [police] }}
        first={{ now: [number], otherwise }}
      />,
    ).text;
  expect(textWith(first.otherwise)).toContain('If nobody answers, ring 101');
  expect(textWith([])).not.toContain('If nobody answers');
});

test('the words of a helpline in another language are marked with it', () => {
  const polish = helpline('Telefon zaufania', '116 111', { language: 'pl', forWhom: 'Dla dzieci.' });
  const html = markupOf(
    <SafeguardingPage
      content={content}
      safeguarding={{ contacts, helplines: [polish] }}
      first={{ now: [{ ...number, name: polish.name, language: 'pl' }], otherwise: [] }}
    />,
  );
  for (const words of [
    '<h3 lang="pl"',
    '<p lang="pl">Dla dzieci.',
    '<span lang="pl">Telefon zaufania</span>',
  ])
    expect(html).toContain(words);
});

test('the way for people who cannot speak is linked in the pane of 999, and comes after the first numbers', () => {
  const speech = helpline('999 BSL', '18000', { group: 'emergency' });
  const page = render(
    <SafeguardingPage
      content={content}
      safeguarding={{ contacts, helplines: [...helplines, speech] }}
      first={first}
    />,
  );
  expect(page.href('If you cannot hear or speak')).toBe('#speech');
  const numbers = page.names('link').filter((name) => /^[\d ]+$/.test(name));
  expect(numbers.indexOf('18000')).toBe(1);
});

test('without contacts in content the numbers outside the church stay', () => {
  const page = render(
    <SafeguardingPage
      content={content}
      safeguarding={{ contacts: undefined, helplines }}
      first={{ now: [], otherwise: [] }}
    />,
  );
  expect(page.names('link')).toEqual(['999', '0800 1111']);
});
