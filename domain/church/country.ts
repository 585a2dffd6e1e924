/** How a country's numbers are dialled from elsewhere (ITU-T E.164), and whom to ring in danger. */
export interface Dialling {
  readonly callingCode: string;
  /** The digit that is dialled before an area code within the country only; nothing where there is none. */
  readonly trunk: string;
  /**
   * The emergency number. 112 holds in the member states of the European Union by law (Directive 2018/1972, article 109), and in
   * Norway and Switzerland too (vugd.gov.lv/en/single-emergency-call-number-112-europe).
   */
  readonly emergency: '999' | '112';
}

export const britishDialling: Dialling = { callingCode: '44', trunk: '0', emergency: '999' };

/** The countries that settings can name, by their codes (ISO 3166-1). */
export const countries = {
  GB: britishDialling,
  IE: { callingCode: '353', trunk: '0', emergency: '112' },
  DE: { callingCode: '49', trunk: '0', emergency: '112' },
  AT: { callingCode: '43', trunk: '0', emergency: '112' },
  CH: { callingCode: '41', trunk: '0', emergency: '112' },
  NL: { callingCode: '31', trunk: '0', emergency: '112' },
  BE: { callingCode: '32', trunk: '0', emergency: '112' },
  FR: { callingCode: '33', trunk: '0', emergency: '112' },
  SE: { callingCode: '46', trunk: '0', emergency: '112' },
  FI: { callingCode: '358', trunk: '0', emergency: '112' },
  DK: { callingCode: '45', trunk: '', emergency: '112' },
  NO: { callingCode: '47', trunk: '', emergency: '112' },
  PL: { callingCode: '48', trunk: '', emergency: '112' },
  ES: { callingCode: '34', trunk: '', emergency: '112' },
} as const satisfies Readonly<Record<string, Dialling>>;

export type Country = keyof typeof countries;

/** The country of a church that names none. */
export const defaultCountry: Country = 'GB';

export const countryCodes = /* @__PURE__ */ Object.keys(countries) as readonly Country[];

/** The countries in which a postcode stands after the town. Browsers have this list, and not the table above. */
const postcodeLast: readonly Country[] = ['GB', 'IE'];

/** "Leeds LS0 4ST", "04109 Leipzig": a town and its postcode as the country writes them. */
export function townLine(locality: string, postcode: string, country: Country): string {
  return postcodeLast.includes(country) ? `${locality} ${postcode}` : `${postcode} ${locality}`;
}

export function diallingIn(country: Country): Dialling {
  return countries[country];
}
