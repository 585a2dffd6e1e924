/** Pages whose data was asked for, by their paths, among all paths that were asked for. */
export const dataPaths = (asked: readonly string[]): string[] =>
  asked
    .map((path) => path.replace(/\?.*$/, ''))
    .filter((path) => path.endsWith('.data'))
    .map((path) => path.replace(/\.data$/, '').replace(/^\/_root$|^\/_$/, '/'));
