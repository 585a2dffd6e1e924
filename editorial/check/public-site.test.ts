import { expect, test } from 'vitest';
import { edit, findingsAfter } from '#tests/helpers/checked-demonstration.ts';

test('for a public address each invented number and address on the Safeguarding page is an error with its line', async () => {
  const errors = (await findingsAfter(() => {}, 'https://stoswins.org.uk'))
    .filter((line) => line.includes(' error '))
    .map((line) => line.replace(' error ', ' '));
  expect(errors.length).toBeGreaterThan(100);
  expect(errors).toContainEqual(
    expect.stringMatching(
      /^entries\/helpline\/council-adults\.md:3 “telephone”: 0113 496 0152 \(Council, adult social care\) reaches nobody: .*the authority’s own website/,
    ),
  );
  for (const start of [
    'entries/role/parish-safeguarding-officer.md:4 “telephone”: 0113 496 0110 ',
    'entries/role/parish-safeguarding-officer.md:6 “email”: safeguarding@example.org ',
    'entries/safeguarding/safeguarding-contacts.md:5 “dioceseUrl”: https://www.example.org/ ',
  ])
    expect(errors).toContainEqual(expect.stringContaining(start));
});

test.each([
  [
    'entries/helpline/galop.md',
    'abused, by',
    'abused (ring 0113 496 0199), by',
    '“forWhom”: 0113 496 0199 (Galop)',
  ],
  [
    'entries/page/safeguarding.md',
    'Tell the churchwardens',
    'Ring [this number](tel:+441134960199)',
    '“body”: +441134960199 (the text of the page)',
  ],
])(
  'an invented number in the text of %s is an error for a public address',
  async (name, from, to, message) => {
    const errors = await findingsAfter(edit(name, from, to), 'https://stoswins.org.uk');
    expect(errors).toContainEqual(expect.stringContaining(` error ${message} reaches nobody`));
    expect(errors).toContainEqual(expect.stringMatching(new RegExp(`^${name}:[1-9][0-9]* error`)));
  },
);

test('for a public address whatever is still the demonstration’s is an error in its file', async () => {
  const errors = (await findingsAfter(() => {}, 'https://stmarys-testtown.co.uk')).filter((each) =>
    / error /.test(each),
  );
  for (const start of [
    'entries/question/what-do-you-believe.md:2 error “question”: This is still the invented church’s',
    'entries/giving/giving.md:3 error “sortCode”: This bank account is invented',
    'entries/helpline/childline.md:3 error “telephone”: Nobody has checked this number',
    'entries/siteSettings/site.md:7 error “telephone”: 0113 496 0100 reaches nobody',
  ])
    expect(errors).toContainEqual(expect.stringContaining(start));
  // Kinds of event may be the same everywhere, but not the numbers in their words.
  expect(errors.filter((each) => each.includes('eventKind'))).toEqual([
    expect.stringMatching(/eventKind\/kind-food\.md:.* “otherwise”: \+441134960106 reaches nobody/),
  ]);
});
