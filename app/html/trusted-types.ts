/**
 * The one policy that turns strings into scripts or HTML (W3C Trusted Types), in the first script of each page. It allows:
 *
 * - the addresses of the site's built scripts;
 * - the empty element from which React creates script elements;
 * - text without a tag: the structured data, which is empty in browsers, and this script. React may have to render it again in
 *   the browser, so it contains no "<" itself.
 */
export const trustedTypesScript = String.raw`
  window.trustedTypes&&trustedTypes.createPolicy("default",{
    createScriptURL:u=>/^\/assets\/[\w.-]+\.js$/.test(u.replace(location.origin,""))?u:null,
    createHTML:h=>h==="\x3cscript>\x3c/script>"||!h.includes("\x3c")?h:null
  })`.replaceAll(/\n\s+/g, '');
