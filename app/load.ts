import { data, type RouterContextProvider } from 'react-router';
import { isContentError } from '#cms/errors.ts';
import { type OutageWords, type SiteServices, siteServices } from './site-services.ts';

/** The data of an error boundary. */
export interface Outage {
  readonly kind: 'outage';
  readonly church: OutageWords;
}

/** Distinguishes an outage from an unknown address. */
export function isOutage(value: unknown): value is Outage {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'outage';
}

/** Ends a loader with 404: the entry does not exist. Never used for a fault. */
export function notFound(): never {
  throw data({ kind: 'not-found' }, { status: 404 });
}

/**
 * Runs a loader with the site's services.
 * @throws a 503 when content cannot be had (specification section 8) and a 500 for a fault of ours; both are logged
 *   here and tell the visitor nothing but whom to ring
 */
export async function load<View>(
  context: Readonly<RouterContextProvider>,
  get: (services: SiteServices) => Promise<View>,
): Promise<View> {
  const services = context.get(siteServices);
  try {
    return await get(services);
  } catch (error) {
    if (isThrownResponse(error)) throw error;
    services.onFailure(error);
    const outage: Outage = { kind: 'outage', church: services.outage };
    throw data(outage, { status: isContentError(error) ? 503 : 500 });
  }
}

function isThrownResponse(error: unknown): boolean {
  return error instanceof Response || (typeof error === 'object' && error !== null && 'init' in error);
}
