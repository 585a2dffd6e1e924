/** What a country decides: how its numbers are dialled from elsewhere (ITU-T E.164), where a postcode stands, and whom to ring in danger. */
interface CountryFacts {
  readonly callingCode: string;
  /** The digit that is dialled before an area code within the country only; nothing where there is none. */
  readonly trunk: string;
  readonly postcodeFirst: boolean;
  /**
   * The emergency number. 112 holds in the member states of the European Union by law (Directive 2018/1972, article 109), and in
   * Norway and Switzerland too (vugd.gov.lv/en/single-emergency-call-number-112-europe).
   */
  readonly emergency: '999' | '112';
}

/** How numbers are dialled: what of a country's facts a page needs. */
export type Dialling = Omit<CountryFacts, 'postcodeFirst'>;

export const britishDialling: Dialling = { callingCode: '44', trunk: '0', emergency: '999' };

/** The countries that settings can name, by their codes (ISO 3166-1). */
export const countries = {
  GB: { ...britishDialling, postcodeFirst: false },
  IE: { callingCode: '353', trunk: '0', postcodeFirst: false, emergency: '112' },
  DE: { callingCode: '49', trunk: '0', postcodeFirst: true, emergency: '112' },
  AT: { callingCode: '43', trunk: '0', postcodeFirst: true, emergency: '112' },
  CH: { callingCode: '41', trunk: '0', postcodeFirst: true, emergency: '112' },
  NL: { callingCode: '31', trunk: '0', postcodeFirst: true, emergency: '112' },
  BE: { callingCode: '32', trunk: '0', postcodeFirst: true, emergency: '112' },
  FR: { callingCode: '33', trunk: '0', postcodeFirst: true, emergency: '112' },
  SE: { callingCode: '46', trunk: '0', postcodeFirst: true, emergency: '112' },
  FI: { callingCode: '358', trunk: '0', postcodeFirst: true, emergency: '112' },
  DK: { callingCode: '45', trunk: '', postcodeFirst: true, emergency: '112' },
  NO: { callingCode: '47', trunk: '', postcodeFirst: true, emergency: '112' },
  PL: { callingCode: '48', trunk: '', postcodeFirst: true, emergency: '112' },
  ES: { callingCode: '34', trunk: '', postcodeFirst: true, emergency: '112' },
} as const satisfies Readonly<Record<string, CountryFacts>>;

export type Country = keyof typeof countries;

/** The country of a church that names none. */
export const defaultCountry: Country = 'GB';

export const countryCodes = /* @__PURE__ */ Object.keys(countries) as readonly Country[];

/** "Leeds LS0 4ST", "04109 Leipzig": a town and its postcode as the country writes them. */
export function townLine(locality: string, postcode: string, country: Country): string {
  return countries[country].postcodeFirst ? `${postcode} ${locality}` : `${locality} ${postcode}`;
}

export function diallingIn(country: Country): Dialling {
  const { callingCode, trunk, emergency } = countries[country];
  return { callingCode, trunk, emergency };
}
