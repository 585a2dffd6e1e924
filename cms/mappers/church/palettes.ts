import { isHex, minContrast, ratioInWords } from '#domain/palette/colour.ts';
import { defaultStyle, type Typeface, typefaces } from '#domain/palette/house-style.ts';
import {
  colourRoles,
  defaultPalettes,
  type Palette,
  type PaletteIndex,
  type Palettes,
  readability,
} from '#domain/palette/palette.ts';
import type { Settings } from '../../content-entries.ts';
import { entryProblem } from '../../entry-problem.ts';
import { isJsonObject, type JsonObject } from '../../json.ts';
import { oneOf } from '../fields.ts';
import { type Mapping, mapPart, nameOf } from '../mapping.ts';

/** What is wrong with one palette, each as the rest of a sentence about it. */
function faultsOf(given: JsonObject): readonly string[] {
  const wrong = colourRoles.filter((role) => !isHex(given[role]));
  if (wrong.length > 0)
    return wrong.map((role) => {
      const value = given[role];
      const found = typeof value === 'string' ? `“${value}”` : 'missing';
      return `whose “${role}” is ${found}, and must be a colour such as "#06208f", with the quotation marks in a file`;
    });
  const palette = given as Palette;
  const { contrasts, nearest } = readability(palette);
  const instead = nearest
    ? `the nearest “secondary” that can be read on both is "${nearest}"`
    : 'no “secondary” can be read on both, so choose them both light or both dark';
  return (['primary', 'tertiary'] as const)
    .filter((role) => contrasts[role] < minContrast)
    .map(
      (role) =>
        `whose “secondary” ${palette.secondary} is hard to read on “${role}” ${palette[role]}: ${ratioInWords(contrasts[role])}, where ${minContrast} to 1 is the least: ${instead}`,
    );
}

/**
 * The church's palettes: those that the settings name by their index, and otherwise the site's own (specification section 4). One with
 * a fault is reported, and the site's own is in its place.
 */
export function mapPalettes(settings: Settings, { report }: Pick<Mapping, 'report'>): Palettes {
  const entry = nameOf('siteSettings', settings);
  const fault = (expected: string) => report(entryProblem(entry, 'palettes', expected, 'served'));
  const given = settings.palettes ?? {};
  if (!isJsonObject(given)) {
    fault('must have palettes by their numbers, from 0 to 3');
    return defaultPalettes;
  }
  const palettes: Record<PaletteIndex, Palette> = { ...defaultPalettes };
  for (const [index, palette] of Object.entries(given)) {
    const isKnown = Object.hasOwn(defaultPalettes, index);
    if (!isKnown) fault(`has a palette “${index}”, and there are 0, 1, 2 and 3 only`);
    const faults = isKnown ? faultsOf(isJsonObject(palette) ? palette : {}) : [];
    for (const each of faults) fault(`has a palette ${index} ${each}`);
    if (!isKnown || faults.length > 0) continue;
    const { primary, secondary, tertiary } = palette as Palette;
    palettes[Number(index) as PaletteIndex] = { primary, secondary, tertiary };
  }
  return palettes;
}

/** The church's typeface: the one that the settings name, and otherwise the site's own. One that the site does not have is reported. */
export function mapTypeface(settings: Settings, { report }: Pick<Mapping, 'report'>): Typeface {
  const entry = nameOf('siteSettings', settings);
  const own = defaultStyle.typeface;
  return mapPart(entry, () => oneOf(entry, 'typeface', settings.typeface || own, typefaces), own, report);
}
