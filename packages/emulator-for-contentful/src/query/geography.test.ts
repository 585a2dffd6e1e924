import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceKm } from './geography.ts';

test('Leeds and York are about 35 km apart', () => {
  expect(distanceKm({ lat: 53.7997, lon: -1.5492 }, { lat: 53.96, lon: -1.0873 })).toBeCloseTo(35.2, 0);
});

test('a distance is symmetric, zero for the same point and at most half the Earth’s circumference', () => {
  const point = fc.record({
    lat: fc.double({ min: -90, max: 90, noNaN: true }),
    lon: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(point, point, (a, b) => {
      expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6);
      expect(distanceKm(a, a)).toBe(0);
      expect(distanceKm(a, b)).toBeLessThan(20_016);
    }),
  );
});
