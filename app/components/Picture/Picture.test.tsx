import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './Picture.tsx';

const photograph = {
  src: '/a/720.jpg',
  alt: 'A choir.',
  width: 1000,
  height: 800,
  sizes: '100vw',
  isDrawing: false,
  sources: [
    { type: 'image/avif', srcSet: '/a/480.avif 480w,/a/720.avif 720w' },
    { type: 'image/webp', srcSet: '/a/480.webp 480w,/a/720.webp 720w' },
  ],
};

test('a photograph names its formats in order, its sizes, and what old browsers get', () => {
  expect(renderToStaticMarkup(<Picture {...photograph} />)).toBe(
    '<picture>' +
      '<source type="image/avif" srcSet="/a/480.avif 480w,/a/720.avif 720w" sizes="100vw"/>' +
      '<source type="image/webp" srcSet="/a/480.webp 480w,/a/720.webp 720w" sizes="100vw"/>' +
      '<img loading="lazy" decoding="async" src="/a/720.jpg" alt="A choir." width="1000" height="800"/>' +
      '</picture>',
  );
});

test('the picture that is seen first is fetched first, and does not wait', () => {
  const markup = renderToStaticMarkup(<Picture {...photograph} first />);
  expect(markup).toContain('fetchPriority="high"');
  expect(markup).not.toMatch(/lazy|async/);
});

test('what comes in one file is a plain image; a drawing fills its place', () => {
  const markup = renderToStaticMarkup(
    <Picture {...photograph} src="/a" sources={[]} isDrawing className="border-2" />,
  );
  expect(markup).toMatch(/^<img [^>]*src="\/a"[^>]*class="w-full border-2"\/>$/);
});

test('one file per format needs no sizes', () => {
  const sources = [{ type: 'image/avif', srcSet: '/a/300.avif' }];
  expect(renderToStaticMarkup(<Picture {...photograph} sources={sources} />)).not.toContain('sizes');
});
