import { expect, test } from 'vitest';
import { ImageFault, pictureType, readImageOptions } from './image-options.ts';

const read = (search: string) => readImageOptions(new URLSearchParams(search));

test('every parameter is read', () => {
  expect(read('w=300&h=200&fit=fill&f=top_left&r=10&q=70&fm=jpg&fl=progressive&bg=rgb:FFcc00&v=9')).toEqual({
    width: 300,
    height: 200,
    fit: 'fill',
    focus: 'top_left',
    radius: 10,
    quality: 70,
    format: 'jpg',
    flag: 'progressive',
    background: '#ffcc00',
  });
  expect(read('r=max')).toEqual({ radius: 'max' });
  expect(read('w=&other=1')).toEqual({});
});

test.each([
  ['w=0', 'The parameter w must be a whole number from 1 to 4000.'],
  ['w=4001', 'The parameter w must be a whole number from 1 to 4000.'],
  ['h=1e3', 'The parameter h must be a whole number from 1 to 4000.'],
  ['h=-5', 'The parameter h must be a whole number from 1 to 4000.'],
  ['q=101', 'The parameter q must be a whole number from 1 to 100.'],
  ['r=half', 'The parameter r must be a whole number from 1 to 4000.'],
  ['fit=squeeze', 'The parameter fit must be one of pad, fill, scale, crop, thumb.'],
  ['fm=bmp', 'The parameter fm must be one of jpg, png, webp, gif, avif, tiff.'],
  ['f=middle', expect.stringMatching(/^The parameter f must be one of center, /)],
  ['fl=progressive', 'The parameter fl=progressive goes with fm=jpg only.'],
  ['fl=png8&fm=jpg', 'The parameter fl=png8 goes with fm=png only.'],
  ['bg=fff', 'The parameter bg must have the form rgb:ffffff.'],
])('%s is wrong', (search, message) => {
  expect(() => read(search)).toThrow(expect.objectContaining({ message }));
  expect(() => read(search)).toThrow(ImageFault);
});

test('the order of the parameters does not matter', () => {
  expect(JSON.stringify(read('w=1&h=2'))).toBe(JSON.stringify(read('h=2&w=1')));
});

test('a picture has the type of the requested format, and a file that is no picture its own', () => {
  expect(pictureType('image/png', { format: 'webp' })).toBe('image/webp');
  expect(pictureType('image/png', { width: 3 })).toBe('image/png');
  expect(pictureType('image/svg+xml', {})).toBe('image/svg+xml');
});
