import { contentfulError } from './contentful-error.ts';
import type { SpaceIndex } from './space-index.ts';

export interface QueryContext {
  readonly spaceIndex: SpaceIndex;
  readonly spaceId: string;
  readonly environmentId: string;
  /** The origin of asset files, without a trailing slash. */
  readonly publicUrl: string;
  readonly mayPreview: boolean;
}

/** How values are read. Nested fields inherit the scope unless an argument changes it. */
export interface Scope {
  readonly context: QueryContext;
  readonly locale: string;
  readonly useFallbackLocale: boolean;
  readonly preview: boolean;
}

export interface ScopeArgs {
  readonly locale?: string | null;
  readonly preview?: boolean | null;
  readonly useFallbackLocale?: boolean | null;
}

export function rootScope(context: QueryContext): Scope {
  return { context, locale: context.spaceIndex.defaultLocale, useFallbackLocale: true, preview: false };
}

/**
 * The scope below a field with these arguments (RULES.md §2.6, §2.7).
 * @throws a GraphQL error with UNKNOWN_LOCALE, or ACCESS_TOKEN_INVALID when the token may not preview
 */
export function scopeWith(scope: Scope, { locale, preview, useFallbackLocale }: ScopeArgs): Scope {
  if (locale == null && preview == null && useFallbackLocale == null) return scope;
  const { context } = scope;
  if (preview === true && !context.mayPreview) {
    throw contentfulError(
      'ACCESS_TOKEN_INVALID',
      'Query execution error. The access token you provided cannot be used to preview content.',
    );
  }
  if (locale != null && context.spaceIndex.localeChain(locale) === undefined) {
    throw contentfulError('UNKNOWN_LOCALE', `Query execution error. Unknown locale '${locale}'`, { locale });
  }
  return {
    context,
    locale: locale ?? scope.locale,
    preview: preview ?? scope.preview,
    useFallbackLocale: useFallbackLocale ?? scope.useFallbackLocale,
  };
}
