import { expect, test } from 'vitest';
import { paragraphsOf, said } from '#tests/helpers/demonstration.ts';

/** What the law asks of texts of the demonstration, which churches copy. */

// Article 13 of the UK GDPR, and section 103 of the Data (Use and Access) Act 2025.
test('the privacy notice has everything that the law requires', () => {
  const text = said('page/privacy', 'body');
  for (const required of [
    'Parochial Church Council',
    'controller',
    'legitimate interests',
    'legal obligation',
    'explicit consent',
    'for six years',
    'Who else sees it',
    'in the United Kingdom',
    'give you a copy',
    'correct it',
    'delete it',
    'stop using it',
    'right to object',
    'withdraw it at any time',
    'You do not have to tell us anything',
    'No computer decides',
    'complain to us first',
    'within 30 days',
    'Information Commissioner',
    'has a link to unsubscribe',
  ])
    expect(text).toContain(required);
});

// HMRC's template declarations of October 2015 (gov.uk, "Gift Aid declarations: claiming tax back on donations").
test('Gift Aid has the text that HMRC requires, for one gift and for many', () => {
  const text = paragraphsOf('giving/giving').join(' ');
  expect(text).toMatch(
    /I want to Gift Aid my donation and any donations I make in the future or have made in the past 4 years to [^.]+\. I am a UK taxpayer and understand that if I pay less Income Tax and\/or Capital Gains Tax than the amount of Gift Aid claimed on all my donations in that tax year it is my responsibility to pay any difference\./,
  );
  expect(text).toContain(
    'I am a UK taxpayer and understand that if I pay less Income Tax and/or Capital Gains Tax in the current tax year than the amount of Gift Aid claimed on all my donations it is my responsibility to pay any difference.',
  );
  expect(text).toMatch(/tax return, or ask HM Revenue and Customs to change your tax code/);
  expect(text).not.toMatch(/no (extra )?cost to you|\bsign\b/i);
});
