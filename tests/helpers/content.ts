import { addresses } from './addresses.ts';

/** The embedded service's space and token, which are no secrets (scripts/content-service.ts). */
export const embedded = { space: 'local', environment: 'master', token: 'local-delivery-token' } as const;

/** The content that specs compare the menu with, fetched from the content service directly. */
export interface MenuContent {
  readonly site: { readonly title: string; readonly city: string; readonly newsletterUrl: string };
  readonly highlighted: readonly MenuEvent[];
  readonly regular: readonly MenuEvent[];
  readonly social: readonly { readonly name: string; readonly url: string }[];
}

interface MenuEvent {
  readonly slug: string;
  readonly title: string;
  readonly order: number;
  readonly palette: number | null;
}

const event = 'items { slug title order palette }';
const query = `{
  siteSettingsCollection(limit: 1) { items { title city newsletterUrl } }
  socialMediaLinkCollection { items { name url } }
  highlighted: eventPageCollection(limit: 100, where: { highlightedEvent: true }) { ${event} }
  regular: eventPageCollection(limit: 100, where: { highlightedEvent_not: true }) { ${event} }
}`;

interface GraphqlResponse {
  readonly data: {
    readonly siteSettingsCollection: { readonly items: readonly [MenuContent['site']] };
    readonly socialMediaLinkCollection: { readonly items: MenuContent['social'] };
    readonly highlighted: { readonly items: readonly MenuEvent[] };
    readonly regular: { readonly items: readonly MenuEvent[] };
  };
}

const byOrder = (events: readonly MenuEvent[]) => events.toSorted((one, other) => one.order - other.order);

/** Queries the content service for the expected menu; sorted here, to test the order that the site has. */
export async function menuContent(): Promise<MenuContent> {
  const response = await fetch(`${addresses().content}/spaces/${embedded.space}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${embedded.token}` },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as GraphqlResponse;
  return {
    site: data.siteSettingsCollection.items[0],
    highlighted: byOrder(data.highlighted.items),
    regular: byOrder(data.regular.items),
    social: data.socialMediaLinkCollection.items,
  };
}
