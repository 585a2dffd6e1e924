/**
 * The one policy by which strings become script or HTML (W3C Trusted Types): the addresses of our own built scripts, the
 * empty element from which React makes its script elements, and text without a tag, such as structured data. It stands
 * first in the page, before anything that needs it, and holds no "<" itself: React may have to write it anew.
 */
export const trustedTypesScript =
  'window.trustedTypes&&trustedTypes.createPolicy("default",{' +
  'createScriptURL:u=>/^\\/assets\\/[\\w.-]+\\.js$/.test(u.replace(location.origin,""))?u:null,' +
  'createHTML:h=>h==="\\x3cscript>\\x3c/script>"||!h.includes("\\x3c")?h:null})';
