import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Picture } from '#site/domain/picture.ts';
import { createPictureMaker } from '#site/server/picture-maker.ts';
import type { SiteServices } from '../site-services.ts';
import { drawShareCard, frameSharePhotograph } from './make.ts';

const photograph: Picture = {
  id: 'choir',
  type: 'image/png',
  path: '/pictures/choir/7',
  description: 'A choir.',
  width: 40,
  height: 30,
};

const subject = {
  path: '/whats-on/carols',
  seed: 'carols',
  title: 'Carols',
  qualifier: undefined,
  palette: 1,
  photograph,
  church: { title: 'St Oswin’s', city: 'Leeds' },
} as const;

async function servicesWith(asset: unknown): Promise<SiteServices> {
  const content = { query: async () => ({ asset }) as never };
  return { content, pictures: createPictureMaker() } as Partial<SiteServices> as SiteServices;
}

async function photographFile(): Promise<string> {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#808080' } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

test('a page without a photograph is drawn as a PNG of 1200 by 630', async () => {
  const bytes = await drawShareCard({ ...subject, photograph: undefined }, await servicesWith(null));
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(bytes.length).toBeLessThan(100_000);
});

test('a photograph is framed as a JPEG of the same size', async () => {
  const services = await servicesWith({ url: await photographFile(), contentType: 'image/png' });
  const bytes = await frameSharePhotograph(subject, services);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

test('a page without a photograph has none framed', async () => {
  const services = await servicesWith(null);
  expect(await frameSharePhotograph({ ...subject, photograph: undefined }, services)).toBeUndefined();
  const drawing = { ...photograph, type: 'image/svg+xml' };
  expect(await frameSharePhotograph({ ...subject, photograph: drawing }, services)).toBeUndefined();
});
