import { expect, test } from 'vitest';
import type { SiteContent } from '#cms/site-content.ts';
import type { Giving } from '#domain/church/giving.ts';
import { makeQrCode } from '#domain/picture/qr-code.ts';
import { contentWith, siteWith } from '#tests/fixtures/content.fixture.ts';
import { pageContent } from '#tests/fixtures/page.fixture.ts';
import { church } from '#tests/fixtures/site.fixture.ts';
import { markupOf, render } from '#tests/helpers/render.tsx';
import { createLoadContext } from '../site-context.ts';
import { DonatePage, loader } from './donate.tsx';

const giving: Giving = {
  id: 'giving',
  bank: {
    accountName: 'St Oswin',
    sortCode: '00-00-00',
    accountNumber: '12345678',
    iban: undefined,
    reference: 'Gift',
  },
  regularWords: undefined,
  onceWords: undefined,
  bankSafety: undefined,
  online: undefined,
  text: undefined,
  giftAid: [],
  giftAidUrl: undefined,
  lastChecked: undefined,
};

const donate = (more: Partial<Giving> = {}) =>
  render(
    <DonatePage
      content={pageContent()}
      church={church}
      giving={{ ...giving, ...more }}
      onlineCode={undefined}
      further={[]}
    />,
  );

/** Each name of the account with its value. The button is invisible until its script runs, which a browser test says. */
function facts(page: ReturnType<typeof donate>) {
  const values = page.names('definition').map((text) => text.replace(/\s*Copy the .*/, ''));
  return Object.fromEntries(page.names('term').map((name, index) => [name, values[index]]));
}

async function load(fields: Partial<SiteContent>) {
  const context = createLoadContext(siteWith({ content: { ...contentWith([]), ...fields } }));
  return (await loader({ context } as never)).data.view;
}

test('each address at which one gives online has its code; without the page there is none', async () => {
  const online = { url: 'https://give.example/st-oswin', provider: undefined };
  const roof = { title: 'For the roof', url: 'https://give.example/roof', summary: undefined };
  const { donate: _, ...others } = contentWith([]).pages;
  const pages = { ...others, donate: pageContent() };
  expect(await load({ pages, giving: { ...giving, online }, waysToGive: [roof] })).toEqual({
    content: pages.donate,
    giving: { ...giving, online },
    onlineCode: makeQrCode(online.url),
    further: [{ ...roof, code: makeQrCode(roof.url) }],
  });
  expect((await load({ pages, giving })).onlineCode).toBeUndefined();
  expect((await load({ pages, giving: undefined })).onlineCode).toBeUndefined();
  await expect(load({ pages: others })).rejects.toMatchObject({
    init: { status: 404 },
  });
});

test('what content does not say leaves no empty paragraph', () => {
  const online = { url: 'https://give.example/st-oswin', provider: undefined };
  const page = (
    <DonatePage
      content={pageContent()}
      church={{ ...church, charityStatement: '' }}
      giving={{ ...giving, online, text: { number: '70085', keyword: 'OSWIN', note: undefined } }}
      onlineCode={undefined}
      further={[]}
    />
  );
  expect(markupOf(page).match(/<(p|span)(?! role)[^>]*><\/\1>/g)).toBeNull();
});

test('the bank account is given by name and value, without scripts', () => {
  const page = donate();
  expect(facts(page)).toEqual({
    'Account name': 'St Oswin',
    'Sort code': '00-00-00',
    'Account number': '12345678',
    Reference: 'Gift',
  });
  const bank = { ...giving.bank, iban: 'DE02 1203', sortCode: undefined, accountNumber: undefined };
  expect(facts(donate({ bank }))).toEqual({
    'Account name': 'St Oswin',
    IBAN: 'DE02 1203',
    Reference: 'Gift',
  });
});

test('only the ways to give that content names have a section', () => {
  expect(donate().names('heading')).toEqual(['Donate and thank you', 'By bank']);
  const page = donate({
    online: { url: 'https://give.example/st-oswin', provider: 'Give Example' },
    text: { number: '70085', keyword: 'OSWIN', note: undefined },
  });
  expect(page.names('heading')).toEqual(['Donate and thank you', 'Online', 'By text', 'By bank']);
  expect(page.href('Give online with Give Example (opens in a new tab)')).toBe(
    'https://give.example/st-oswin',
  );
  expect(page.text).toContain('Text OSWIN to 70085.');
});

test('further ways to give are links with words and codes of their own, also where there is no usual way', () => {
  const further = [
    {
      ...{ title: 'For the roof alone', url: 'https://give.example/roof', summary: 'It buys slates.' },
      code: { size: 29, path: 'M4 4.5h7' },
    },
    { title: 'For the food pantry', url: 'https://give.example/food', summary: undefined, code: undefined },
  ];
  const donatePage = (
    <DonatePage
      content={pageContent()}
      church={church}
      giving={undefined}
      onlineCode={undefined}
      further={further}
    />
  );
  const page = render(donatePage);
  expect(page.names('heading')).toEqual(['Donate and thank you', 'Online']);
  expect(page.text).toContain('It buys slates.This opens another company');
  expect(page.href('For the roof alone (opens in a new tab)')).toBe('https://give.example/roof');
  expect(page.href('For the food pantry (opens in a new tab)')).toBe('https://give.example/food');
  expect(markupOf(donatePage).match(/aria-label="QR code: [^"]*"/g)).toEqual([
    'aria-label="QR code: For the roof alone"',
  ]);
});

test('the charity is named even when content has no way to give', () => {
  const page = render(
    <DonatePage
      content={pageContent()}
      church={church}
      giving={undefined}
      onlineCode={undefined}
      further={[]}
    />,
  );
  expect(page.names('heading')).toEqual(['Donate and thank you']);
  expect(page.text).toContain('The Parochial Church Council of St Oswin');
});

test('every part of giving is where it belongs', () => {
  const page = render(
    <DonatePage
      content={pageContent()}
      church={{ ...church, charityStatement: 'Registered charity 1234567.' }}
      giving={{
        ...giving,
        regularWords: 'Set up a standing order.',
        onceWords: 'Make a transfer.',
        bankSafety: 'Most banks check the name.',
        online: { url: 'https://give.example/st-oswin', provider: 'Give Example' },
        text: { number: '70085', keyword: 'OSWIN', note: 'Texts cost your usual rate.' },
        giftAid: [{ kind: 'paragraph', inlines: [{ kind: 'text', text: 'We claim 25p.' }] }],
        giftAidUrl: 'https://give.example/gift-aid',
      }}
      onlineCode={undefined}
      further={[]}
    />,
  );
  expect(page.text).toBe(
    [
      'Donate and thank you',
      'OnlineGive online with Give Example (opens in a new tab)',
      'This opens another company’s website.',
      'By textText OSWIN to 70085.Texts cost your usual rate.',
      'By bankAccount nameSt OswinCopy the account nameSort code00-00-00Copy the sort code',
      'Account number12345678Copy the account numberReferenceGiftCopy the reference',
      'Most banks check the name.',
      'Every monthSet up a standing order.OnceMake a transfer.',
      'Gift AidMake a Gift Aid declaration (opens in a new tab)We claim 25p.',
      'Registered charity 1234567.',
    ].join(''),
  );
  expect(page.href('Make a Gift Aid declaration (opens in a new tab)')).toBe('https://give.example/gift-aid');
});
