import { type EmbedKind, isRichText, linksInRichText, resourcesInRichText } from '../model/rich-text.ts';
import { follow, type LinkField } from '../query/links.ts';
import { type EntryNode, servedValue } from '../query/node.ts';
import { type ScopeArgs, scopeWith } from '../query/scope.ts';
import { type CostRule, embedsCost } from './cost-rules.ts';
import { type Definition, type Field, plainType, valueArgs } from './definition.ts';
import { upperFirst } from './plan/names.ts';
import type { FieldPlan, TypePlan } from './plan/plan.ts';

/** A rich text field, of the type `XF { json links { entries assets resources } }` (RULES.md §1.4). */
export function richTextField(owner: TypePlan, { stem, field }: FieldPlan): Field {
  const place: LinkField = { typeName: owner.typeName, field };
  return {
    text: `(${valueArgs}): ${stem}`,
    types: richTextTypes(stem, embedsCost(field)),
    resolve(from: EntryNode, args: ScopeArgs) {
      const scope = scopeWith(from.scope, args);
      const document = servedValue(from, field, scope);
      if (!isRichText(document)) return undefined;
      const targets = (linkType: 'Entry' | 'Asset') => {
        const links = linksInRichText(document).filter(({ link }) => link.sys.linkType === linkType);
        return byKind(links, ({ link }) => follow(link, from, place, scope));
      };
      // Links into other spaces have a type and a URN, and are not resolved.
      const resources = () => byKind(resourcesInRichText(document), (sys) => ({ sys }));
      const entries = () => targets('Entry');
      return { json: document, links: { entries, assets: () => targets('Asset'), resources } };
    },
  };
}

const kinds = ['block', 'inline', 'hyperlink'] as const;

/** The targets of a text as lists for each kind of embed. They are followed when a query names the list. */
function byKind<Used extends { readonly place: EmbedKind }>(
  targets: readonly Used[],
  follow: (target: Used) => unknown,
): Readonly<Record<string, () => readonly unknown[]>> {
  return Object.fromEntries(
    kinds.map((kind) => [kind, () => targets.filter(({ place }) => place === kind).map(follow)]),
  );
}

function richTextTypes(stem: string, cost: CostRule): readonly Definition[] {
  const resources = kinds.map((kind) => [kind, `${stem}Resources${upperFirst(kind)}`] as const);
  const lists = resources.map(([kind, type]) => `${kind}: [${type}!]!`).join(' ');
  const links = `entries: ${stem}Entries! assets: ${stem}Assets! resources: ${stem}Resources!`;
  return [
    plainType(stem, `json: JSON! links: ${stem}Links!`),
    plainType(`${stem}Links`, links, cost),
    plainType(`${stem}Entries`, 'inline: [Entry]! hyperlink: [Entry]! block: [Entry]!', 'embedList'),
    plainType(`${stem}Assets`, 'hyperlink: [Asset]! block: [Asset]!', 'embedList'),
    plainType(`${stem}Resources`, lists, 'embedList'),
    ...resources.map(([, name]) => ({
      ...{ name, text: `type ${name} implements ResourceLink { sys: ResourceSys! }` },
    })),
  ];
}
