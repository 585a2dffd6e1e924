import { expect, test } from 'vitest';
import type { Project } from '#domain/church/project.ts';
import { pageContent } from '#tests/fixtures/page.fixture.ts';
import { render } from '#tests/helpers/render.tsx';
import { BuildingAHavenPage } from './BuildingAHavenPage.tsx';

const project: Project = {
  path: '/building-a-haven',
  title: 'Building A Haven',
  target: 400_000,
  raised: 100_000,
  asOf: '2026-11-15',
  story: [
    { kind: 'paragraph', inlines: [{ kind: 'text', text: 'Once it was a school.' }] },
    { kind: 'heading', level: 2, inlines: [{ kind: 'text', text: 'What it will be' }] },
    { kind: 'paragraph', inlines: [{ kind: 'text', text: 'A kitchen.' }] },
  ],
  nextStep: 'We ask builders for prices.',
  ifMissed: 'If we miss it, the roof comes first.',
  ifPassed: '',
  restrictedFund: 'Gifts go to this project only.',
  waysToHelp: ['Bake a cake', 'Lend a ladder'],
  giftExamples: ['£25 pays for a square foot of floor.', 'Any sum helps.'],
  contact: undefined,
  milestones: [
    { title: 'Roof', when: 'Spring 2026', state: 'done', cost: 60_000, summary: 'New slates.' },
    { title: 'Kitchen', when: '2027', state: 'next', cost: undefined, summary: 'A warm room.' },
  ],
};

const content = pageContent({ title: 'Building A Haven', qualifier: undefined });

test('the appeal shows the sum raised as text, and its date', () => {
  const page = render(<BuildingAHavenPage content={content} project={project} hasDonate />);
  expect(page.text).toContain('£100,000 raised of £400,000, 25% of the way');
  expect(page.names('time')).toEqual(['15 November 2026']);
  expect(page.names('progressbar')).toEqual(['Raised: £100,000 of £400,000']);
});

test('each step has its state, and its price if it has one', () => {
  const [roof, kitchen] = render(<BuildingAHavenPage content={content} project={project} hasDonate />)
    .names('listitem')
    .filter((item) => /^(Done|To come)/.test(item));
  expect(roof).toMatch(/^Done.*Roof.*New slates\..*£60,000$/);
  expect(kitchen).toMatch(/^To come.*Kitchen.*A warm room\.$/);
});

test('volunteers and givers have a link at the top, before the story; the story has its headings', () => {
  const page = render(<BuildingAHavenPage content={content} project={project} hasDonate />);
  expect(page.href('Lend a hand: volunteer')).toBe('/#volunteer');
  expect(page.href('Give to the project')).toBe('/donate');
  expect(page.text.indexOf('volunteer')).toBeLessThan(page.text.indexOf('Once it was a school.'));
  expect(page.names('heading')).toEqual([
    'Building A Haven',
    'What it will be',
    'The steps',
    'Roof',
    'Kitchen',
    'What becomes of your gift',
    'Ways to help',
  ]);
});

test('what a gift pays for has its sum first', () => {
  const items = render(<BuildingAHavenPage content={content} project={project} hasDonate />).names(
    'listitem',
  );
  expect(items).toContain('£25 pays for a square foot of floor.');
  expect(items).toContain('Any sum helps.');
});

test('a missing promise leaves no empty paragraph', () => {
  expect(render(<BuildingAHavenPage content={content} project={project} hasDonate />).text).toContain(
    'Gifts go to this project only.If we miss it, the roof comes first.',
  );
});
