import { addresses } from './addresses.ts';

/** The embedded service's space and tokens, which are no secrets (scripts/content-service.ts). */
export const embedded = {
  space: 'local',
  environment: 'master',
  token: 'local-delivery-token',
  previewToken: 'local-preview-token',
} as const;

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
  /** That of its leading kind, or its own. */
  readonly palette: number;
}

interface EventEntry {
  readonly slug: string;
  readonly title: string;
  readonly order: number;
  readonly kinds: readonly string[] | null;
  readonly palette: number | null;
  readonly showFrom: string | null;
  readonly showUntil: string | null;
}

const event = 'items { slug title order kinds palette showFrom showUntil }';
const query = `{
  siteSettingsCollection(limit: 1) { items { title city newsletterUrl } }
  socialMediaLinkCollection { items { name url } }
  eventKindCollection { items { slug palette } }
  highlighted: eventPageCollection(limit: 100, where: { highlightedEvent: true }) { ${event} }
  regular: eventPageCollection(limit: 100, where: { highlightedEvent_not: true }) { ${event} }
}`;

interface GraphqlResponse {
  readonly data: {
    readonly siteSettingsCollection: { readonly items: readonly [MenuContent['site']] };
    readonly socialMediaLinkCollection: { readonly items: MenuContent['social'] };
    readonly eventKindCollection: { readonly items: readonly { slug: string; palette: number | null }[] };
    readonly highlighted: { readonly items: readonly EventEntry[] };
    readonly regular: { readonly items: readonly EventEntry[] };
  };
}

/** Queries the content service for the expected menu of today; sorted here, to test the order that the site has. */
export async function menuContent(): Promise<MenuContent> {
  const response = await fetch(`${addresses().content}/spaces/${embedded.space}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${embedded.token}` },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as GraphqlResponse;
  const paletteOfKind = new Map(data.eventKindCollection.items.map(({ slug, palette }) => [slug, palette]));
  const today = String(Temporal.Now.plainDateISO('Europe/London'));
  const inOrder = (events: readonly EventEntry[]): readonly MenuEvent[] =>
    events
      .filter(
        ({ showFrom, showUntil }) => (showFrom ?? '').slice(0, 10) <= today && today <= (showUntil ?? today),
      )
      .map(({ slug, title, order, kinds, palette }) => ({
        slug,
        title,
        order,
        palette: paletteOfKind.get(kinds?.[0] ?? '') ?? palette ?? 0,
      }))
      .toSorted((one, other) => one.order - other.order);
  return {
    site: data.siteSettingsCollection.items[0],
    highlighted: inOrder(data.highlighted.items),
    regular: inOrder(data.regular.items),
    social: data.socialMediaLinkCollection.items,
  };
}
