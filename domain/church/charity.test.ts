import { expect, test } from 'vitest';
import { type Charity, charityStatement } from './charity.ts';

const name = 'The Parochial Church Council of St Oswin, Leeds';

test('a registered charity states that it is one, with its number', () => {
  expect(charityStatement({ kind: 'registered', law: 'england-wales', name, number: '1234567' })).toBe(
    `${name} is a registered charity, number 1234567.`,
  );
});

test('a CIO states that it is one (Charities Act 2011, sections 211 and 212)', () => {
  expect(charityStatement({ kind: 'cio', law: 'england-wales', name, number: '1234567' })).toBe(
    `${name} is a charitable incorporated organisation (CIO), registered charity number 1234567.`,
  );
});

test('a company states its name, both numbers, where it is registered and its office', () => {
  const statement = charityStatement({
    kind: 'company',
    law: 'england-wales',
    name: 'St Oswin Trust Limited',
    number: '1234567',
    companyNumber: '07654321',
    registeredOffice: "Weaver's Row, Leeds LS0 4ST",
  });
  for (const part of [
    'St Oswin Trust Limited',
    'registered charity, number 1234567',
    'company',
    'England and Wales, number 07654321',
    "Registered office: Weaver's Row, Leeds LS0 4ST.",
  ])
    expect(statement).toContain(part);
});

test('an excepted charity states that it is one, and no number', () => {
  const excepted: Charity = { kind: 'excepted', name };
  expect(charityStatement(excepted)).toBe(
    `${name} is a charity excepted from registration with the Charity Commission.`,
  );
  expect(charityStatement(excepted)).not.toMatch(/\d/);
});

test('in Scotland and Northern Ireland a charity names its country and its number there', () => {
  expect(charityStatement({ kind: 'registered', law: 'scotland', name, number: 'SC012345' })).toBe(
    `${name} is a charity registered in Scotland, number SC012345.`,
  );
  expect(charityStatement({ kind: 'cio', law: 'scotland', name, number: 'SC012345' })).toBe(
    `${name} is a Scottish charitable incorporated organisation (SCIO), Scottish charity number SC012345.`,
  );
  expect(charityStatement({ kind: 'registered', law: 'northern-ireland', name, number: 'NIC100123' })).toBe(
    `${name} is a charity registered in Northern Ireland, number NIC100123.`,
  );
});
