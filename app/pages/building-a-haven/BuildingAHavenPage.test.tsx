import { expect, test } from 'vitest';
import type { Project } from '#domain/church/project.ts';
import { pageContent } from '#tests/fixtures/page.fixture.ts';
import { render } from '#tests/helpers/render.tsx';
import { BuildingAHavenPage } from './BuildingAHavenPage.tsx';

const project: Project = {
  title: 'Building A Haven',
  target: 400_000,
  raised: 100_000,
  asOf: '2026-11-15',
  nextStep: 'We ask builders for prices.',
  ifMissed: 'If we miss it, the roof comes first.',
  ifPassed: '',
  restrictedFund: 'Gifts go to this project only.',
  waysToHelp: ['Bake a cake', 'Lend a ladder'],
  contact: undefined,
  milestones: [
    { title: 'Roof', when: 'Spring 2026', state: 'done', cost: 60_000, summary: 'New slates.' },
    { title: 'Kitchen', when: '2027', state: 'next', cost: undefined, summary: 'A warm room.' },
  ],
};

const content = pageContent({ title: 'Building A Haven', qualifier: undefined });

test('the appeal shows the sum raised as text, and its date', () => {
  const page = render(<BuildingAHavenPage content={content} project={project} />);
  expect(page.text).toContain('£100,000 raised of £400,000, 25% of the way');
  expect(page.names('time')).toEqual(['15 November 2026']);
  expect(page.names('progressbar')).toEqual(['Raised: £100,000 of £400,000']);
});

test('each step has its state, and its price if it has one', () => {
  const [roof, kitchen] = render(<BuildingAHavenPage content={content} project={project} />).names(
    'listitem',
  );
  expect(roof).toMatch(/^Done.*Roof.*New slates\..*£60,000$/);
  expect(kitchen).toMatch(/^To come.*Kitchen.*A warm room\.$/);
});

test('a missing promise leaves no empty paragraph, and without a project the page has its text only', () => {
  expect(render(<BuildingAHavenPage content={content} project={project} />).text).toContain(
    'Gifts go to this project only.If we miss it, the roof comes first.',
  );
  expect(render(<BuildingAHavenPage content={content} project={undefined} />).names('heading')).toEqual([
    'Building A Haven',
  ]);
});
