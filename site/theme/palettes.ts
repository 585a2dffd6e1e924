/** One colour of a palette: what people call it, and its sRGB value. */
export interface Colour {
  readonly name: string;
  readonly value: `#${string}`;
}

/**
 * The three roles of colour on a page: `primary` is the field, `secondary` the ink, `tertiary` the panes.
 * Ink reaches 7:1 on field and pane where the named hue allows it and 4.5:1 always (WCAG 1.4.3, 1.4.6).
 */
export interface Palette {
  readonly name: string;
  readonly primary: Colour;
  readonly secondary: Colour;
  readonly tertiary: Colour;
}

/** The four palettes of specification section 4, by index. */
export const palettes: Readonly<Record<0 | 1 | 2 | 3, Palette>> = {
  0: {
    name: 'water',
    primary: { name: 'light cyan', value: '#cdf6f7' },
    secondary: { name: 'blue', value: '#06208f' },
    tertiary: { name: 'pale blue', value: '#a5d4f8' },
  },
  1: {
    name: 'candle',
    primary: { name: 'light yellow', value: '#fff5b0' },
    secondary: { name: 'black', value: '#17130a' },
    tertiary: { name: 'yellow', value: '#ffd52b' },
  },
  2: {
    name: 'garden',
    primary: { name: 'light green', value: '#d2f5cd' },
    secondary: { name: 'black', value: '#0d160d' },
    tertiary: { name: 'green', value: '#84d585' },
  },
  3: {
    name: 'dusk',
    primary: { name: 'light lavender', value: '#ebe2ff' },
    secondary: { name: 'magenta', value: '#850051' },
    tertiary: { name: 'pink', value: '#fdb3d6' },
  },
};
