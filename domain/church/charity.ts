/** The laws of charities that the site knows, each with a register of its own. A church elsewhere states nothing. */
export const charityLaws = {
  'england-wales': {
    country: 'England and Wales',
    registered: 'registered charity',
    incorporated: 'charitable incorporated organisation (CIO), registered charity number',
    register: 'Charity Commission for England and Wales',
    /** The numbers in the register. */
    number: /^\d{6,7}(-\d+)?$/,
  },
  scotland: {
    country: 'Scotland',
    registered: 'charity registered in Scotland',
    incorporated: 'Scottish charitable incorporated organisation (SCIO), Scottish charity number',
    register: 'Scottish Charity Regulator (OSCR)',
    number: /^SC\d{6}$/,
  },
  'northern-ireland': {
    country: 'Northern Ireland',
    registered: 'charity registered in Northern Ireland',
    incorporated: 'charitable incorporated organisation (CIO) registered in Northern Ireland, charity number',
    register: 'Charity Commission for Northern Ireland',
    number: /^NIC\d{6}$/,
  },
};

export type CharityLaw = keyof typeof charityLaws;

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
  const { number } = charity;
  const { country, registered, incorporated } = charityLaws[charity.law];
  if (charity.kind === 'cio') return `${name} is a ${incorporated} ${number}.`;
  const statement = `${name} is a ${registered}, number ${number}`;
  if (charity.kind !== 'company') return `${statement}.`;
  const { companyNumber, registeredOffice } = charity;
  return `${statement}, and a company limited by guarantee registered in ${country}, number ${companyNumber}. Registered office: ${registeredOffice}.`;
}
