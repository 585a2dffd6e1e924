import type { Country } from '../church/country.ts';

/** The address of the page with which a website in Germany says who is responsible for it. */
export const impressumSlug = 'impressum';

/** "[Straße und Hausnummer]": where the draft of `church:new` says what somebody has to write. */
const toWrite = /\[[^\]]+\]/;

/**
 * What a church in Germany lacks for its Impressum: name, legal form and representative, postal address, email and telephone, one click
 * from every page (§ 5 Digitale-Dienste-Gesetz, as evangelisch-in-westfalen.de, “Impressumspflicht”, explains it to parishes).
 * @param text the text of its page; undefined while there is none
 * @returns a sentence, or undefined
 */
export function impressumFault(country: Country, text: string | undefined): string | undefined {
  if (country !== 'DE') return undefined;
  if (!text?.trim())
    return 'A website in Germany needs an Impressum (§ 5 DDG): publish a page with the slug “impressum” that has the name, the legal form, the representative, the postal address, the email address and the telephone number of the church.';
  const [left] = toWrite.exec(text) ?? [];
  return left && `The Impressum still has “${left}”: write what it asks for, or take the line away.`;
}
