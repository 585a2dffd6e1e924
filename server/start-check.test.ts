import { expect, test } from 'vitest';
import { siteWith } from '#tests/fixtures/content.fixture.ts';
import { outageTextFault } from './start-check.ts';

const { outage } = siteWith({});
const fault = (telephone: string | undefined, siteUrl = 'https://st-mary.org.uk') =>
  outageTextFault({ ...outage, telephone }, siteUrl);

test('a public site with the invented number for an outage is reported, and others are not', () => {
  expect(fault('0113 496 0100')).toMatch(
    /name St Example and 0113 496 0100, which reaches nobody: .*outage\.json/,
  );
  expect(fault('0113 243 0000')).toBeUndefined();
  expect(fault(undefined)).toBeUndefined();
  expect(fault('0113 496 0100', 'http://localhost:3000')).toBeUndefined();
});
