import type { StoredTranslation } from './client/fetch-content.ts';
import type {
  AllEventsQuery,
  AllPagesQuery,
  ChurchFactsQuery,
  localizedFields,
} from './generated/operations.ts';

/** A list of entries of the content service: with nulls for unresolved links, and perhaps missing. */
export type Collection<Wire> = { readonly items: readonly (Wire | null)[] } | null | undefined;

type EntryOf<List> = List extends { readonly items: readonly (infer Wire)[] } ? NonNullable<Wire> : never;

/** The content types of the site, and assets. */
export type EntryType = keyof typeof localizedFields;

type Lists = AllEventsQuery &
  ChurchFactsQuery &
  AllPagesQuery & {
    readonly socialMediaLinkCollection: ChurchFactsQuery['socialMediaLinks'];
    readonly milestoneCollection: EntryOf<ChurchFactsQuery['projectCollection']>['milestonesCollection'];
  };

/** What the queries select of the entries of a content type. */
export type Fields<Type extends EntryType> = EntryOf<Lists[`${Type}Collection`]>;

/** An entry of a content type, or an asset, as its editor wrote it. */
export interface EntryOfType<Type extends EntryType> {
  readonly type: Type;
  readonly id: string;
  readonly fields: Fields<Type>;
}

export type ContentEntry = { readonly [Type in EntryType]: EntryOfType<Type> }[EntryType];

/** The entries of a list without nulls; none for a missing list, as in results stored by an earlier release. */
export function entriesOf<Wire>(collection: Collection<Wire>): readonly Wire[] {
  return Array.isArray(collection?.items)
    ? collection.items.filter((item) => typeof item === 'object' && item !== null)
    : [];
}

/** The settings of a church: their first entry. Any field can be missing, and all are where there is none. */
export type Settings = Partial<Fields<'siteSettings'>>;

export function settingsOf({ ChurchFacts }: StoredTranslation): Settings {
  return entriesOf(ChurchFacts?.siteSettingsCollection)[0] ?? {};
}

/** The entries of one content type. */
export function entriesOfType<Type extends EntryType>(
  entries: readonly ContentEntry[],
  type: Type,
): readonly EntryOfType<Type>[] {
  return entries.filter((entry): entry is ContentEntry & EntryOfType<Type> => entry.type === type);
}

/**
 * Every entry and asset of the results in a language, on whatever days it is shown: what editors wrote, for those who check it. Pages are
 * made of `SiteContent`.
 */
export function contentEntries({
  AllEvents,
  ChurchFacts,
  AllPages,
}: StoredTranslation): readonly ContentEntry[] {
  const { socialMediaLinks, ...facts } = ChurchFacts ?? {};
  const milestones = entriesOf(facts.projectCollection).flatMap(({ milestonesCollection }) =>
    entriesOf(milestonesCollection),
  );
  const lists: Readonly<Record<string, Collection<{ readonly sys?: { readonly id?: string } }>>> = {
    ...AllEvents,
    ...facts,
    ...AllPages,
    socialMediaLinkCollection: socialMediaLinks,
    milestoneCollection: { items: milestones },
  };
  return Object.entries(lists).flatMap(([name, list]) =>
    entriesOf(list).map(
      (fields) =>
        ({ type: name.replace('Collection', ''), id: fields.sys?.id ?? '', fields }) as ContentEntry,
    ),
  );
}
