/** What a country decides: how its numbers are dialled from elsewhere (ITU-T E.164), and where a postcode stands. */
interface CountryFacts {
  readonly callingCode: string;
  /** The digit that is dialled before an area code within the country only; nothing where there is none. */
  readonly trunk: string;
  readonly postcodeFirst: boolean;
}

/** The countries that settings can name, by their codes (ISO 3166-1). */
export const countries = {
  GB: { callingCode: '44', trunk: '0', postcodeFirst: false },
  IE: { callingCode: '353', trunk: '0', postcodeFirst: false },
  DE: { callingCode: '49', trunk: '0', postcodeFirst: true },
  AT: { callingCode: '43', trunk: '0', postcodeFirst: true },
  CH: { callingCode: '41', trunk: '0', postcodeFirst: true },
  NL: { callingCode: '31', trunk: '0', postcodeFirst: true },
  BE: { callingCode: '32', trunk: '0', postcodeFirst: true },
  FR: { callingCode: '33', trunk: '0', postcodeFirst: true },
  SE: { callingCode: '46', trunk: '0', postcodeFirst: true },
  FI: { callingCode: '358', trunk: '0', postcodeFirst: true },
  DK: { callingCode: '45', trunk: '', postcodeFirst: true },
  NO: { callingCode: '47', trunk: '', postcodeFirst: true },
  PL: { callingCode: '48', trunk: '', postcodeFirst: true },
  ES: { callingCode: '34', trunk: '', postcodeFirst: true },
} as const satisfies Readonly<Record<string, CountryFacts>>;

export type Country = keyof typeof countries;

/** The country of a church that names none. */
export const defaultCountry: Country = 'GB';

export const countryCodes = Object.keys(countries) as readonly Country[];

/** "Leeds LS0 4ST", "04109 Leipzig": a town and its postcode as the country writes them. */
export function townLine(locality: string, postcode: string, country: Country): string {
  return countries[country].postcodeFirst ? `${postcode} ${locality}` : `${locality} ${postcode}`;
}
