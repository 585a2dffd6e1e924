import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureRenderer } from './picture-renderer.ts';

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#06208f" d="M0 0H32V32H0Z"/></svg>';

function jpeg(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .jpeg()
    .toBuffer();
}

test('a drawing becomes a PNG of the requested size', async () => {
  const png = await pictureRenderer.drawing(square, 6);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 });
});

test('a photograph is shown whole, on the field of its page', async () => {
  const file = new Uint8Array(await jpeg(300, 600));
  const framed = await pictureRenderer.photograph(file, { width: 1200, height: 630, field: '#ffffff' });
  const { data, info } = await sharp(framed).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height, info.channels]).toEqual([1200, 630, 3]);
  const at = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
  expect(at(10, 315)).toBeGreaterThan(250);
  expect(at(600, 5)).toBeLessThan(140);
  expect(at(600, 625)).toBeLessThan(140);
});

test('a drawing for sharing is rendered without the files and addresses that it names', async () => {
  const bait = new URL('../../deploy/Caddyfile', import.meta.url);
  const foreign = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="315"><rect width="600" height="315" fill="#06208f"/>
    <script>throw new Error()</script><image href="${bait}" width="600" height="315"/><image href="http://127.0.0.1:9/x.png" width="600" height="315"/></svg>`;
  const framed = await pictureRenderer.photograph(new TextEncoder().encode(foreign), {
    width: 1200,
    height: 630,
    field: '#ffffff',
  });
  const { dominant } = await sharp(framed).stats();
  expect(dominant.b).toBeGreaterThan(dominant.r + 60);
});
