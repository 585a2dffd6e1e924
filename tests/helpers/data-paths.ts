/** The paths of the pages whose data is among the requested paths. */
export const dataPaths = (urls: readonly string[]): string[] =>
  urls
    .map((path) => path.replace(/\?.*$/, ''))
    .filter((path) => path.endsWith('.data'))
    .map((path) => path.replace(/\.data$/, '').replace(/^\/_root$|^\/_$/, '/'));
