/**
 * The one policy that turns strings into scripts or HTML (W3C Trusted Types). It allows the addresses of the site's built
 * scripts, the empty element from which React creates script elements, and text without a tag: the structured data, which is
 * empty in browsers, and this script. It is the first of the page, and contains no "<", since React may have to render it again
 * in the browser.
 */
export const trustedTypesScript =
  'window.trustedTypes&&trustedTypes.createPolicy("default",{' +
  'createScriptURL:u=>/^\\/assets\\/[\\w.-]+\\.js$/.test(u.replace(location.origin,""))?u:null,' +
  'createHTML:h=>h==="\\x3cscript>\\x3c/script>"||!h.includes("\\x3c")?h:null})';
