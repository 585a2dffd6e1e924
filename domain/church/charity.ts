/** The legal forms of a church, each with what it must state (Charities Act 2011, Companies Act 2006). */
export type Charity =
  | { readonly kind: 'registered'; readonly name: string; readonly number: string }
  | { readonly kind: 'cio'; readonly name: string; readonly number: string }
  | {
      readonly kind: 'company';
      readonly name: string;
      readonly number: string;
      readonly companyNumber: string;
      readonly registeredOffice: string;
    }
  | { readonly kind: 'excepted'; readonly name: string };

/**
 * The charity's statement for the footer and for every page that asks for money.
 * An excepted charity has no number, and must not state that of another charity.
 */
export function charityStatement(charity: Charity): string {
  switch (charity.kind) {
    case 'registered':
      return `${charity.name} is a registered charity, number ${charity.number}.`;
    case 'cio':
      return `${charity.name} is a charitable incorporated organisation (CIO), registered charity number ${charity.number}.`;
    case 'company':
      return `${charity.name} is a registered charity, number ${charity.number}, and a company limited by guarantee registered in England and Wales, number ${charity.companyNumber}. Registered office: ${charity.registeredOffice}.`;
    case 'excepted':
      return `${charity.name} is a charity excepted from registration with the Charity Commission.`;
  }
}
