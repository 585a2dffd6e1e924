/**
 * The one policy that turns strings into scripts or HTML (W3C Trusted Types), in the first script of each page. It allows:
 *
 * - the addresses of the site's built scripts;
 * - the empty element from which React creates script elements;
 * - text without a tag: the structured data and this script, which only the server writes. In browsers both are empty, as React may
 *   have to render them again, and a second policy would be refused.
 */
export function trustedTypesScript(): string {
  const base = RegExp.escape(import.meta.env.BASE_URL);
  return String.raw`
    window.trustedTypes&&trustedTypes.createPolicy("default",{
      createScriptURL:u=>/^${base}assets\/[\w.-]+\.js$/.test(u.replace(location.origin,""))?u:null,
      createHTML:h=>h==="\x3cscript>\x3c/script>"||!h.includes("\x3c")?h:null
    })`.replaceAll(/\n\s+/g, '');
}
