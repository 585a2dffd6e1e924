/** A path with parameters, without those that are empty. */
export function pathWith(path: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const filled = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(filled as [string, string][]).toString();
  return query === '' ? path : `${path}?${query}`;
}

export const signOutPath = '/sign-out';

export const entryPath = (type: string, id: string) => `/entries/${type}/${encodeURIComponent(id)}`;
