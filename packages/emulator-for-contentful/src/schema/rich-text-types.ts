import {
  type EmbedKind,
  isRichText,
  linksInRichText,
  type RichTextDocument,
  resourcesInRichText,
} from '../model/rich-text.ts';
import { follow, type LinkField } from '../query/links.ts';
import { type EntryNode, servedValue } from '../query/node.ts';
import { type Scope, type ScopeArgs, scopeWith } from '../query/scope.ts';
import { embedsCost } from './cost-rules.ts';
import { type Definition, type Field, objectType, valueArgs } from './definition.ts';
import { upperFirst } from './plan/names.ts';
import type { FieldPlan, TypePlan } from './plan/plan.ts';
import { ofParent } from './system-types.ts';

interface RichTextNode {
  readonly document: RichTextDocument;
  readonly from: EntryNode;
  readonly scope: Scope;
}

/** A rich text field, of the type `XF { json links { entries assets resources } }` (RULES.md §1.4). */
export function richTextField(owner: TypePlan, { stem, field }: FieldPlan): Field {
  const place: LinkField = { typeName: owner.typeName, field };
  const targets =
    (linkType: 'Entry' | 'Asset'): ReadEmbeds =>
    ({ document, from, scope }, kind) =>
      linksInRichText(document)
        .filter((used) => used.place === kind && used.link.sys.linkType === linkType)
        .map(({ link }) => follow(link, from, place, scope));
  const kinds: readonly EmbedKind[] = ['block', 'inline', 'hyperlink'];
  // Links into other spaces have a type and a URN, and are not resolved.
  const resourceTypes = kinds.map((kind) => `${stem}Resources${upperFirst(kind)}`);
  const resourcesOf: ReadEmbeds = ({ document }, kind) =>
    resourcesInRichText(document).filter((used) => used.place === kind);
  const links = {
    entries: ofParent(`${stem}Entries!`),
    assets: ofParent(`${stem}Assets!`),
    resources: ofParent(`${stem}Resources!`),
  };
  return {
    text: `(${valueArgs}): ${stem}`,
    types: [
      ...objectType(stem, {
        json: { text: ': JSON!', resolve: ({ document }: RichTextNode) => document },
        links: ofParent(`${stem}Links!`),
      }),
      ...objectType(`${stem}Links`, links, { cost: embedsCost(field) }),
      ...lists(`${stem}Entries`, ['inline', 'hyperlink', 'block'], targets('Entry'), () => 'Entry'),
      ...lists(`${stem}Assets`, ['hyperlink', 'block'], targets('Asset'), () => 'Asset'),
      ...lists(`${stem}Resources`, kinds, resourcesOf, (kind) => `${stem}Resources${upperFirst(kind)}!`),
      ...resourceTypes.flatMap((name) =>
        objectType(name, { sys: ofParent('ResourceSys!') }, { interfaces: 'ResourceLink' }),
      ),
    ],
    resolve(from: EntryNode, args: ScopeArgs): RichTextNode | undefined {
      const scope = scopeWith(from.scope, args);
      const document = servedValue(from, field, scope);
      return isRichText(document) ? { document, from, scope } : undefined;
    },
  };
}

type ReadEmbeds = (node: RichTextNode, kind: EmbedKind) => readonly unknown[];

/** What a rich text embeds: a list for each kind of embed. */
function lists(
  name: string,
  kinds: readonly EmbedKind[],
  read: ReadEmbeds,
  typeOf: (kind: EmbedKind) => string,
): readonly Definition[] {
  const fields = kinds.map((kind) => {
    const resolve = (node: RichTextNode) => read(node, kind);
    return [kind, { text: `: [${typeOf(kind)}]!`, resolve }] as const;
  });
  return objectType(name, Object.fromEntries(fields), { cost: 'embedList' });
}
