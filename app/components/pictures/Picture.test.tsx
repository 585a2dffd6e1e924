import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { defaultPageLocale, PageLocaleContext } from '#app/language/page-locale.ts';
import { wordsIn } from '#languages/words.ts';
import { photograph as choir } from '#tests/fixtures/picture.fixture.ts';
import { Picture, PictureCredits } from './Picture.tsx';

const photograph = { ...choir, description: 'A choir.', width: 600, height: 400 };

function markupOf(picture: React.ReactElement, basename = '/'): string {
  return renderToStaticMarkup(
    <MemoryRouter basename={basename} initialEntries={[basename]}>
      {picture}
    </MemoryRouter>,
  );
}

test('a photograph has its formats in order, its sizes, and a JPEG for old browsers', () => {
  expect(markupOf(<Picture picture={photograph} sizes="100vw" />)).toBe(
    '<picture>' +
      '<source type="image/avif" srcSet="/pictures/choir/7/480.avif 480w,/pictures/choir/7/600.avif 600w" sizes="100vw"/>' +
      '<source type="image/webp" srcSet="/pictures/choir/7/480.webp 480w,/pictures/choir/7/600.webp 600w" sizes="100vw"/>' +
      '<img loading="lazy" decoding="async" src="/pictures/choir/7/600.jpg" alt="A choir." width="600" height="400"/>' +
      '</picture>',
  );
});

test('in a preview every file of a picture has an address within the preview', () => {
  const markup = markupOf(<Picture picture={photograph} sizes="100vw" />, '/preview/secret');
  expect(markup.match(/\/preview\/secret\/pictures\/choir\/7\//g)).toHaveLength(5);
  expect(markup.match(/\/pictures\//g)).toHaveLength(5);
});

test('in a further language a picture stays at the address that all languages share', () => {
  const german = { ...defaultPageLocale, prefix: '/de', words: wordsIn('de') } as const;
  const picture = (
    <PageLocaleContext value={german}>
      <Picture picture={photograph} sizes="100vw" />
    </PageLocaleContext>
  );
  expect(markupOf(picture, '/de')).toContain('src="/pictures/choir/7/600.jpg"');
  expect(markupOf(picture, '/preview/secret/de')).toContain('src="/preview/secret/pictures/choir/7/600.jpg"');
});

test('the first picture on a page has a high priority and is not lazy', () => {
  const markup = markupOf(<Picture picture={photograph} sizes="100vw" first />);
  expect(markup).toContain('fetchPriority="high"');
  expect(markup).not.toMatch(/lazy|async/);
});

test('a picture with one file is a plain image, and a drawing fills its box', () => {
  const drawing = { ...photograph, type: 'image/svg+xml' };
  const markup = markupOf(<Picture picture={drawing} sizes="100vw" className="border-2" />);
  expect(markup).toMatch(
    /^<img [^>]*src="\/pictures\/choir\/7\/original\.svg"[^>]*class="w-full border-2"\/>$/,
  );
});

test('one file per format needs no sizes', () => {
  expect(markupOf(<Picture picture={{ ...photograph, width: 300 }} sizes="100vw" />)).not.toContain('sizes');
});

test('each credit of the pictures stands below them once', () => {
  const credits = (...all: readonly (string | undefined)[]) =>
    renderToStaticMarkup(<PictureCredits pictures={all.map((credit) => ({ ...photograph, credit }))} />);
  expect(credits('Drawn by Ada', undefined, 'Drawn by Ada', 'Photograph by Bo')).toContain(
    '>Drawn by Ada · Photograph by Bo<',
  );
  expect(credits(undefined)).toBe('');
});
