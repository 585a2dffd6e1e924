/** The paths of the pages whose data is among the requested paths. */
export const dataPaths = (urls: readonly string[]): string[] =>
  urls
    .map((path) => path.replace(/\?.*$/, ''))
    .filter((path) => path.endsWith('.data'))
    .map((path) => path.replace(/\.data$/, '').replace(/^\/_root$|^\/_$/, '/'));

/** The pages whose data is among the requested paths, without repeats and sorted, except the one that is open. */
export const otherPages = (urls: readonly string[], open: string): string[] =>
  [...new Set(dataPaths(urls))].filter((path) => path !== open).sort();
