/** The laws of charities that the site knows, each with a register of its own. A church elsewhere states nothing. */
export const charityLaws = ['england-wales', 'scotland', 'northern-ireland'] as const;

export type CharityLaw = (typeof charityLaws)[number];

/** The legal forms of a church, each with what it must state. */
export type Charity =
  | {
      readonly kind: 'registered' | 'cio';
      readonly law: CharityLaw;
      readonly name: string;
      readonly number: string;
    }
  | {
      readonly kind: 'company';
      readonly law: CharityLaw;
      readonly name: string;
      readonly number: string;
      readonly companyNumber: string;
      readonly registeredOffice: string;
    }
  /** A church that need not register, which there is in England and Wales only. */
  | { readonly kind: 'excepted'; readonly name: string };

/**
 * The charity's statement for the footer and for every page that asks for money, in English on a page of any language, since
 * these laws name the words.
 *
 * - England and Wales: Charities Act 2011, sections 194, 211 and 212; Companies Act 2006. An excepted charity has no number, and
 *   must not state that of another charity.
 * - Scotland: the name, the number and that it is a charity (Charities References in Documents (Scotland) Regulations 2007,
 *   regulation 2), of a SCIO that it is one (Charities and Trustee Investment (Scotland) Act 2005, section 52).
 * - Northern Ireland: every charity must be registered (Charities Act (Northern Ireland) 2008, section 16).
 */
export function charityStatement(charity: Charity): string {
  const { name } = charity;
  if (charity.kind === 'excepted')
    return `${name} is a charity excepted from registration with the Charity Commission.`;
  const { law, number } = charity;
  if (charity.kind === 'cio') return `${name} is a ${incorporated[law]} ${number}.`;
  const registered = `${name} is a ${registeredCharity[law]}, number ${number}`;
  if (charity.kind !== 'company') return `${registered}.`;
  const { companyNumber, registeredOffice } = charity;
  return `${registered}, and a company limited by guarantee registered in ${countryOf[law]}, number ${companyNumber}. Registered office: ${registeredOffice}.`;
}

const countryOf = {
  'england-wales': 'England and Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
};

const registeredCharity = {
  'england-wales': 'registered charity',
  scotland: 'charity registered in Scotland',
  'northern-ireland': 'charity registered in Northern Ireland',
};

const incorporated = {
  'england-wales': 'charitable incorporated organisation (CIO), registered charity number',
  scotland: 'Scottish charitable incorporated organisation (SCIO), Scottish charity number',
  'northern-ireland':
    'charitable incorporated organisation (CIO) registered in Northern Ireland, charity number',
};

/** Who keeps the register in which a charity's number is. */
export const charityRegister: Readonly<Record<CharityLaw, string>> = {
  'england-wales': 'Charity Commission for England and Wales',
  scotland: 'Scottish Charity Regulator (OSCR)',
  'northern-ireland': 'Charity Commission for Northern Ireland',
};
