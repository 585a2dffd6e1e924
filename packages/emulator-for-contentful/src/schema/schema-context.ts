import { GraphQLID, GraphQLInterfaceType, GraphQLNonNull, type GraphQLObjectType } from 'graphql';
import type { EntityNode } from '../query/node.ts';
import { createAssetType } from './asset-type.ts';
import { type CollectionTypes, createCollections } from './collections.ts';
import { entityCost } from './cost-rules.ts';
import { createEntryType } from './entry-type.ts';
import { createSystemKeys } from './filters/system-filters.ts';
import { createTypeFilters } from './filters/type-filters.ts';
import { lookupByType, type TypePlan } from './plan/plan.ts';
import { systemFields } from './system-types.ts';

/** The types of one schema, which refer to each other in cycles. Therefore they may be used only inside the lazy `fields` of a type. */
export class SchemaContext {
  readonly plans: readonly TypePlan[];
  readonly plan: (contentTypeId: string) => TypePlan;
  readonly typeNameOf = (node: EntityNode): string =>
    node.kind === 'asset' ? 'Asset' : this.plan(node.entity.sys.contentType.sys.id).typeName;
  readonly entryInterface = new GraphQLInterfaceType({
    name: 'Entry',
    extensions: entityCost,
    fields: {
      sys: { type: systemFields.sys.type },
      contentfulMetadata: { type: systemFields.contentfulMetadata.type },
    },
    resolveType: this.typeNameOf,
  });
  /** The interface of everything that has a global id. */
  readonly nodeInterface = new GraphQLInterfaceType({
    name: '_Node',
    extensions: entityCost,
    fields: { _id: { type: new GraphQLNonNull(GraphQLID) } },
    resolveType: this.typeNameOf,
  });
  readonly assetType = createAssetType(this);
  readonly entryType: (contentTypeId: string) => GraphQLObjectType;
  readonly assetCollections = createCollections('Asset', () => this.assetType);
  readonly entryCollections = createCollections('Entry', () => this.entryInterface);
  readonly typeCollections: (contentTypeId: string) => CollectionTypes;
  readonly systemKeys = createSystemKeys();
  readonly filters: ReturnType<typeof createTypeFilters>;

  constructor(plans: readonly TypePlan[]) {
    this.plans = plans;
    this.plan = lookupByType(plans, (plan) => plan);
    this.entryType = lookupByType(plans, (plan) => createEntryType(plan, this));
    this.typeCollections = lookupByType(plans, ({ id, typeName }) =>
      createCollections(typeName, () => this.entryType(id)),
    );
    this.filters = createTypeFilters(plans, this.plan, this.systemKeys);
  }
}
