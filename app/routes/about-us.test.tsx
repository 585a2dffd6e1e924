import { expect, test } from 'vitest';
import type { Picture } from '#domain/picture/picture.ts';
import { pageContent } from '#tests/fixtures/page.fixture.ts';
import { markupOf, render } from '#tests/helpers/render.tsx';
import { AboutUsPage } from './about-us.tsx';

const warden = {
  id: 'warden',
  role: 'Churchwarden',
  name: 'Ada Green',
  telephone: '0113 496 0101',
  email: undefined,
  ringFor: [],
  responsibilities: 'Looks after the building.',
  portrait: undefined,
  lastChecked: undefined,
};

const answer = [{ kind: 'paragraph', inlines: [{ kind: 'text', text: 'As you are.' }] }] as const;

test('people are listed with what they do and how to ring them; a topic without questions has no heading', () => {
  const page = render(
    <AboutUsPage
      content={pageContent({ title: 'About', qualifier: 'us' })}
      people={[warden]}
      questions={[{ topic: 'first visit', question: 'What do I wear?', answer }]}
    />,
  );
  expect(page.names('heading')).toEqual(
    expect.arrayContaining(['About us', 'Your first visit', 'What do I wear?', 'People']),
  );
  expect(page.names('heading')).not.toContain('Children');
  expect(page.text).toContain('As you are.');
  expect(page.text).toContain('Looks after the building.');
  expect(page.href('0113 496 0101')).toBe('tel:+441134960101');
});

test('who has no portrait is shown by initials, of the post where nobody is named, which are not read out', () => {
  const people = [warden, { ...warden, role: 'Treasurer', name: undefined }];
  const html = markupOf(
    <AboutUsPage content={pageContent({ title: 'About' })} people={people} questions={[]} />,
  );
  expect(html.match(/<span aria-hidden="true" class="initials">\w+<\/span>/g)).toEqual([
    '<span aria-hidden="true" class="initials">AG</span>',
    '<span aria-hidden="true" class="initials">T</span>',
  ]);
});

test('a question in another language is marked with it', () => {
  const questions = [
    { topic: 'first visit', question: 'Gdzie zaparkować?', language: 'pl', answer },
  ] as const;
  const html = markupOf(
    <AboutUsPage
      content={pageContent({ title: 'About', qualifier: 'us' })}
      people={[]}
      questions={questions}
    />,
  );
  expect(html).toContain('<details lang="pl"');
});

test('links at the top lead to the groups of answers and to the people', () => {
  const questions = (['first visit', 'children'] as const).map((topic) => ({
    topic,
    question: `A question about ${topic}`,
    answer,
  }));
  const page = render(
    <AboutUsPage content={pageContent({ title: 'About' })} people={[warden]} questions={questions} />,
  );
  expect(page.names('navigation')).toEqual(['On this page']);
  expect(page.names('link').slice(0, 3)).toEqual(['Your first visit', 'Children', 'People']);
  expect(page.href('Your first visit')).toBe('/#first-visit');
});

test('a person has a portrait, if there is one, and each credit is said once', () => {
  const portrait: Picture = {
    id: 'ladder',
    type: 'image/svg+xml',
    path: '/pictures/ladder/1',
    description: 'Somebody on a ladder.',
    credit: 'Drawn by Bo',
    width: 800,
    height: 1000,
  };
  const people = ['Warden', 'Deputy warden'].map((role) => ({ ...warden, role, portrait }));
  const page = render(
    <AboutUsPage content={pageContent({ title: 'About' })} people={people} questions={[]} />,
  );
  expect(page.names('img')).toEqual(['Somebody on a ladder.', 'Somebody on a ladder.']);
  expect(page.text.match(/Drawn by Bo/g)).toHaveLength(1);
});

test('without people there is no heading for them', () => {
  const page = render(<AboutUsPage content={pageContent({ title: 'About' })} people={[]} questions={[]} />);
  expect(page.names('heading')).toHaveLength(1);
});
