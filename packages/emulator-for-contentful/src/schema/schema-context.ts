import { GraphQLID, GraphQLInterfaceType, GraphQLNonNull, type GraphQLObjectType } from 'graphql';
import type { EntityNode } from '../query/node.ts';
import { makeAssetType } from './asset-type.ts';
import { type CollectionTypes, makeCollections } from './collections.ts';
import { ENTITY_COST } from './cost-rules.ts';
import { makeEntryType } from './entry-type.ts';
import { makeSystemKeys } from './filters/system-filters.ts';
import { makeTypeFilters } from './filters/type-filters.ts';
import { forEachType, type TypePlan } from './plan/plan.ts';
import { systemFields } from './system-types.ts';

/**
 * What the parts of one schema know of each other. Types refer to each other in circles, so that a part may be used only
 * inside the lazy `fields` of a type.
 */
export class SchemaContext {
  readonly plans: readonly TypePlan[];
  readonly plan: (contentTypeId: string) => TypePlan;
  /** The name of a node's type, for interfaces and unions. */
  readonly typeNameOf = (node: EntityNode): string =>
    node.kind === 'asset' ? 'Asset' : this.plan(node.entity.sys.contentType.sys.id).typeName;
  readonly entryInterface = new GraphQLInterfaceType({
    name: 'Entry',
    extensions: ENTITY_COST,
    fields: {
      sys: { type: systemFields.sys.type },
      contentfulMetadata: { type: systemFields.contentfulMetadata.type },
    },
    resolveType: this.typeNameOf,
  });
  /** The interface of everything that has a global id. */
  readonly nodeInterface = new GraphQLInterfaceType({
    name: '_Node',
    extensions: ENTITY_COST,
    fields: { _id: { type: new GraphQLNonNull(GraphQLID) } },
    resolveType: this.typeNameOf,
  });
  readonly assetType = makeAssetType(this);
  readonly entryType: (contentTypeId: string) => GraphQLObjectType;
  readonly assetCollections = makeCollections('Asset', () => this.assetType);
  readonly entryCollections = makeCollections('Entry', () => this.entryInterface);
  readonly typeCollections: (contentTypeId: string) => CollectionTypes;
  readonly systemKeys = makeSystemKeys();
  readonly filters: ReturnType<typeof makeTypeFilters>;

  constructor(plans: readonly TypePlan[]) {
    this.plans = plans;
    this.plan = forEachType(plans, (plan) => plan);
    this.entryType = forEachType(plans, (plan) => makeEntryType(plan, this));
    this.typeCollections = forEachType(plans, ({ id, typeName }) =>
      makeCollections(typeName, () => this.entryType(id)),
    );
    this.filters = makeTypeFilters(plans, this.plan, this.systemKeys);
  }
}
