import { expect, test } from 'vitest';
import type { Project } from '#domain/church/project.ts';
import { contentWith, siteWith } from '#tests/fixtures/content.fixture.ts';
import { pageContent } from '#tests/fixtures/page.fixture.ts';
import { render } from '#tests/helpers/render.tsx';
import { createLoadContext } from '../site-context.ts';
import { loader, ProjectPage, TextPage } from './page.tsx';

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
  const page = render(<ProjectPage content={content} project={project} hasDonate />);
  expect(page.text).toContain('£100,000 raised of £400,000, 25% of the way');
  expect(page.names('time')).toEqual(['15 November 2026']);
  expect(page.names('progressbar')).toEqual(['Raised: £100,000 of £400,000']);
});

test('each step has its state, and its price if it has one', () => {
  const [roof, kitchen] = render(<ProjectPage content={content} project={project} hasDonate />)
    .names('listitem')
    .filter((item) => /^(Done|To come)/.test(item));
  expect(roof).toMatch(/^Done.*Roof.*New slates\..*£60,000$/);
  expect(kitchen).toMatch(/^To come.*Kitchen.*A warm room\.$/);
});

test('volunteers and givers have a link at the top, before the story; the story has its headings', () => {
  const page = render(<ProjectPage content={content} project={project} hasDonate />);
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
  const items = render(<ProjectPage content={content} project={project} hasDonate />).names('listitem');
  expect(items).toContain('£25 pays for a square foot of floor.');
  expect(items).toContain('Any sum helps.');
});

test('a missing promise leaves no empty paragraph', () => {
  expect(render(<ProjectPage content={content} project={project} hasDonate />).text).toContain(
    'Gifts go to this project only.If we miss it, the roof comes first.',
  );
});

const recorded = contentWith([]);
const textPages = new Map(['the-roof', 'our-hall'].map((slug) => [slug, pageContent()]));

async function projectOn(slug: string, shown: Project | undefined) {
  const content = { ...recorded, textPages, project: shown };
  const context = createLoadContext(siteWith({ content }));
  const { data } = await loader({ context, params: { slug } } as never);
  return data.view.project;
}

test('the project is on the page that is about it; every other page, and that without a project, is text alone', async () => {
  const own = { ...project, path: '/the-roof' } as const;
  expect(await projectOn('the-roof', own)).toBe(own);
  expect(await projectOn('our-hall', own)).toBeUndefined();
  expect(await projectOn('the-roof', undefined)).toBeUndefined();
  expect(await projectOn('the-roof', { ...project, path: undefined })).toBeUndefined();
});

test('a statement has its heading in two weights, its text, and the day of its last change', () => {
  const body = [{ kind: 'paragraph', inlines: [{ kind: 'text', text: 'We store nothing.' }] }] as const;
  const content = pageContent({ title: 'Privacy', qualifier: 'in short', body, updated: '2026-11-01' });
  const page = render(<TextPage content={content} />);
  expect(page.names('heading')).toEqual(['Privacy in short']);
  expect(page.text).toContain('We store nothing.');
  expect(page.names('time')).toEqual(['1 November 2026']);
});

test('a page with fees says on which day somebody checked them', () => {
  const page = render(<TextPage content={pageContent({ lastChecked: '2027-01-10' })} />);
  expect(page.text).toMatch(/Checked on 10 January 2027$/);
});

test('a statement without a day does not mention one', () => {
  expect(render(<TextPage content={pageContent()} />).text).not.toMatch(/Last updated|Checked on/);
});
