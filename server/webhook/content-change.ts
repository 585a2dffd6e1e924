import { isRecord } from '#cms/record.ts';

/** What a call of the content service says has changed. */
export type ContentChange =
  | { readonly kind: 'type'; readonly type: string }
  /** The model itself, so that anything may have. */
  | { readonly kind: 'everything' }
  /** Drafts only: nothing that visitors see. */
  | { readonly kind: 'nothing' };

/** What happens to drafts, and to what is not published (the last word of Contentful's topics). */
const unseen: ReadonlySet<string> = new Set(['create', 'save', 'auto_save', 'archive', 'unarchive']);

/**
 * Reads a call's body; its fields are not looked at, for content is asked for anew.
 * @param topic for instance `ContentManagement.Entry.publish`
 * @returns undefined when it is none of Contentful's
 */
export function parseChange(topic: string, body: string): ContentChange | undefined {
  let entity: unknown;
  try {
    entity = JSON.parse(body);
  } catch {
    return undefined;
  }
  const sys = isRecord(entity) ? entity.sys : undefined;
  if (!isRecord(sys) || typeof sys.type !== 'string') return undefined;
  if (unseen.has(topic.split('.').at(-1) ?? '')) return { kind: 'nothing' };
  switch (sys.type.replace(/^Deleted/, '')) {
    case 'Entry':
      return typeOfEntry(sys.contentType);
    case 'Asset':
      return { kind: 'type', type: 'Asset' };
    case 'ContentType':
      return { kind: 'everything' };
    default:
      return undefined;
  }
}

/** An entry that does not say its type may be of any. */
function typeOfEntry(link: unknown): ContentChange {
  const type = isRecord(link) && isRecord(link.sys) ? link.sys.id : undefined;
  return typeof type === 'string' ? { kind: 'type', type } : { kind: 'everything' };
}

/** A content type's id and its name in GraphQL differ in case and signs only: `event-page`, `EventPage`. */
function plain(type: string): string {
  return type.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

/** Tells, of the types that an operation reads, whether any of the changes is about one. */
export function touchedBy(changes: readonly ContentChange[]): (types: readonly string[]) => boolean {
  if (changes.some(({ kind }) => kind === 'everything')) return () => true;
  const changed = new Set(changes.flatMap((change) => (change.kind === 'type' ? [plain(change.type)] : [])));
  return (types) => types.some((type) => changed.has(plain(type)));
}
