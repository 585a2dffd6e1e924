import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { noTargets } from '#cms/mappers/mapping.ts';
import { mapRichText } from '#cms/mappers/page/rich-text.ts';
import { hostileAddress, hostileText } from '#tests/fixtures/hostile-text.arbitrary.ts';
import { runs } from '#tests/helpers/long-runs.ts';
import { findUnsafeHtml } from '#tests/helpers/security/unsafe-html.ts';
import { RichText } from './RichText.tsx';

/** Any JSON value in place of the expected one. */
const anything = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constant(undefined));

/** Usually the expected value. */
const mostly = <Value,>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 9, arbitrary }, { weight: 1, arbitrary: anything });

const run = fc.record({
  nodeType: fc.constant('text'),
  value: mostly(hostileText),
  marks: mostly(fc.array(fc.record({ type: fc.constantFrom('bold', 'italic', 'code', 'script') }))),
});

const target = fc.record({
  sys: fc.record({ id: mostly(fc.constantFrom('event', 'picture', '__proto__')) }),
});

const link = fc.record({
  nodeType: fc.constantFrom('hyperlink', 'hyperlink', 'entry-hyperlink', 'asset-hyperlink'),
  data: mostly(fc.record({ uri: hostileAddress, target })),
  content: fc.array(mostly(run), { maxLength: 2 }),
});

const line = fc.record({
  nodeType: fc.constantFrom('paragraph', 'paragraph', 'heading-1', 'heading-6', 'heading-9', 'hyperlink'),
  content: mostly(fc.array(mostly(fc.oneof(run, link)), { maxLength: 4 })),
});

const around = (blocks: fc.Arbitrary<unknown>) =>
  fc.record({
    nodeType: fc.oneof(
      fc.constantFrom('ordered-list', 'unordered-list', 'list-item', 'blockquote', 'hr', 'table'),
      fc.constantFrom('embedded-asset-block', 'embedded-entry-inline', 'script', 'iframe', '__proto__'),
      hostileText,
    ),
    data: mostly(fc.record({ target })),
    content: mostly(fc.array(mostly(blocks), { maxLength: 3 })),
  });

const block = fc.oneof(line, line, around(line), around(around(line)));
const document = fc.record({
  nodeType: fc.constant('document'),
  content: fc.array(mostly(block), { maxLength: 5 }),
});

function shown(hostile: unknown, targets = noTargets): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <RichText blocks={mapRichText({ json: hostile }, targets)} />
    </MemoryRouter>,
  );
}

const picture = { path: '/pictures/a/1', type: 'image/png', width: 800, height: 600 };

test('any document renders without scripts, event handlers and unsafe links', () => {
  let links = 0;
  fc.assert(
    fc.property(document, hostileText, (hostile, description) => {
      const targets = {
        ...noTargets,
        paths: new Map([['event', '/whats-on/carols' as const]]),
        pictures: new Map([['picture', { ...picture, description } as never]]),
      };
      const html = shown(hostile, targets);
      expect(findUnsafeHtml(html)).toEqual([]);
      links += html.match(/<a /g)?.length ?? 0;
    }),
    { numRuns: runs(8000) },
  );
  // They are links, not only text.
  expect(links).toBeGreaterThan(100);
});
