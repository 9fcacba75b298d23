/*
 * The one policy of Trusted Types: every string that could become code passes through it. Addresses of
 * scripts are the site's own or the tag manager's; text that becomes elements holds none that could run.
 *
 * Inlined by trusted-types.mjs, minified, before every other script of a page. It fills in the two names.
 */
if (window.trustedTypes) {
  // React makes a page anew where something else has changed it before: then it writes these again.
  const isInPage = (text) => [...document.scripts].some((script) => script.text === text)
  trustedTypes.createPolicy('default', {
    createScriptURL: (address) => {
      const { href } = new URL(address, location)
      return [`${location.origin}OWN`, 'FOREIGN'].some((own) => href.startsWith(own))
        ? address
        : null
    },
    createScript: (text) => (isInPage(text) ? text : null),
    createHTML: (text, _type, sink) => {
      // A plan's drawing is read as a document of its own, in which nothing runs; a map is one frame.
      const isInert = /DOMParser/.test(sink) || text === '<script></script>'
      const isMap = /^<iframe [^<>]*><\/iframe>$/.test(text)
      return isInert || isMap || isInPage(text) ? text : null
    },
  })
}
