import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { asksForLayout } from '../../freshness.ts';
import { keptPages } from './fetch-page.ts';

/** Answers the router from the pages that were fetched ahead, where it would ask the network. */
export const showKeptPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const page = keptPages.at(request.url, Date.now());
  const isEnough = page !== undefined && ('root' in page || !asksForLayout());
  return isEnough ? { ...page } : next();
};
