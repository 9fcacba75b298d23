/*
 * The one policy of Trusted Types: every string that could become code passes through it. Addresses of
 * scripts are the tag manager's; text that becomes elements holds none that could run.
 *
 * Inlined by policies.ts, minified, before every other script of a page. It fills in the name.
 */
if (window.trustedTypes) {
  trustedTypes.createPolicy('default', {
    createScriptURL: (address) => {
      const { href } = new URL(address, location)
      return ['FOREIGN'].some((own) => href.startsWith(own)) ? address : null
    },
    createHTML: (text, _type, sink) => {
      // React empties a slot; a plan's drawing is read as a document of its own, in which nothing runs; a
      // map is one frame.
      const isInert = text === '' || /DOMParser/.test(sink)
      return isInert || /^<iframe [^<>]*><\/iframe>$/.test(text) ? text : null
    },
  })
}
