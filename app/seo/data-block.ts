/**
 * JSON as it may stand in a data block (HTML section 4.12.1.3): else `</script>` would end the block, and `<!--` what
 * follows it.
 * @param json JSON text; it stays the same value
 */
export function dataBlockText(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
