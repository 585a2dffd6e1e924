import { expect, test } from 'vitest';
import { mapPalettes } from '#cms/mappers/church/palettes.ts';
import { contrastRatio, type Hex, minContrast, mixed } from '#domain/palette/colour.ts';
import { recordingMapping } from '#tests/fixtures/results.fixture.ts';
import { paletteSheet } from './style-sheet.ts';

/** Colours of three churches, with the lighter and darker ones that pages need of them. */
const houseStyles = {
  // The Methodist Church in Britain, methodist.org.uk, “The Orb and Cross”: Methodist Red is #ce0e2d.
  'a Methodist church': {
    0: { primary: '#ffffff', secondary: '#ce0e2d', tertiary: '#fbe1e5' },
    1: { primary: '#fff6f6', secondary: '#8f0a20', tertiary: '#f6c9d0' },
    2: { primary: '#ce0e2d', secondary: '#ffffff', tertiary: '#a50b24' },
  },
  // Evangelische Kirchengemeinde Rixdorf in Berlin, evkg-rixdorf.de/logo_verwenden.htm: #5a2776, #8b367e, #5b8e29, #4682b4, #9bdfff.
  'a parish of the EKD': {
    0: { primary: '#ffffff', secondary: '#5a2776', tertiary: '#9bdfff' },
    1: { primary: '#f2f8ea', secondary: '#5a2776', tertiary: '#cfe3b8' },
    2: { primary: '#5a2776', secondary: '#ffffff', tertiary: '#8b367e' },
  },
  // A corps of the Salvation Army, by the colours of an app for it (SalvationArmyConnect, Color.kt): #ce0000, #fbd356, #1d3c6a.
  'a corps of the Salvation Army': {
    0: { primary: '#1d3c6a', secondary: '#ffffff', tertiary: '#2a4f86' },
    1: { primary: '#fff8df', secondary: '#1d3c6a', tertiary: '#fbd356' },
    3: { primary: '#ce0000', secondary: '#ffffff', tertiary: '#a80000' },
  },
} as const;

/** Reads a church's palettes as the check does. */
function checked(palettes: object) {
  const { mapping, messages } = recordingMapping();
  const items = [{ sys: { id: 'site' }, palettes }];
  return { palettes: mapPalettes(items[0] ?? {}, mapping), messages: messages() };
}

test.each(Object.entries(houseStyles))(
  'in the colours of %s the check finds nothing, and all that its style sheet pairs can be read, on paper too',
  (_, given) => {
    const { palettes, messages } = checked(given);
    expect(messages).toEqual([]);
    const rules = paletteSheet(palettes).matchAll(
      /\[data-palette="(\d)"\](?::not\(img\))?\{--primary:(#\w{6});--secondary:(#\w{6});--tertiary:(#\w{6})\}/g,
    );
    let count = 0;
    for (const [, index, ground, text, card] of rules as Iterable<[string, string, Hex, Hex, Hex]>) {
      count += 1;
      // The same pairs the other way round are a notice, and the mark of the focus. The third ground is that of `--color-glow`.
      for (const on of [ground, card, mixed(card, ground, 0.45)])
        expect(contrastRatio(text, on), `palette ${index}: ${text} on ${on}`).toBeGreaterThanOrEqual(
          minContrast,
        );
    }
    const dark = Object.values(palettes).filter(({ primary }) => contrastRatio(primary, '#ffffff') > 4.5);
    expect(count).toBe(4 + dark.length);
  },
);

test('a colour of a church that is too light for text is refused with the nearest that is not', () => {
  const green = { primary: '#ffffff', secondary: '#5b8e29', tertiary: '#f2f8ea' };
  expect(checked({ 0: green }).messages).toEqual([
    expect.stringMatching(/“primary” #ffffff: 3\.9 to 1, .* the nearest .* is "#[0-9a-f]{6}"\.$/),
    expect.stringMatching(/“tertiary” #f2f8ea: 3\.6 to 1, .* the nearest .* is "#[0-9a-f]{6}"\.$/),
  ]);
});
