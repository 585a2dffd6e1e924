import { expect, test } from 'vitest';
import type { Helpline } from '#domain/safeguarding/safeguarding.ts';
import { pageContent } from '#tests/fixtures/page.fixture.ts';
import { render } from '#tests/helpers/render.tsx';
import { SafeguardingPage } from './SafeguardingPage.tsx';

const content = pageContent({ title: 'Safeguarding', qualifier: undefined });

const helpline = (name: string, telephone: string, more: Partial<Helpline>): Helpline => ({
  name,
  telephone,
  group: 'helpline',
  forWhom: '',
  dayAndNight: false,
  free: false,
  hours: undefined,
  email: undefined,
  url: undefined,
  lastChecked: undefined,
  ...more,
});

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

test('danger comes first, then the person in the church, then others; every number is a link', () => {
  const page = render(<SafeguardingPage content={content} safeguarding={{ contacts, helplines }} />);
  const links = page.names('link');
  expect(links.indexOf('999')).toBe(0);
  expect(links.indexOf('0113 496 0102')).toBeLessThan(links.indexOf('0800 1111'));
  expect(page.href('999')).toBe('tel:999');
  expect(page.names('heading')).toContain('Ada Green Safeguarding officer');
  expect(page.text).toContain('For anyone under 19.');
  expect(page.names('time')).toContain('1 November 2026');
});

test('without contacts in content the numbers outside the church stay', () => {
  const page = render(
    <SafeguardingPage content={content} safeguarding={{ contacts: undefined, helplines }} />,
  );
  expect(page.names('link')).toEqual(['999', '0800 1111']);
});
