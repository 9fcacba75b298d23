/*
 * The default policy of Trusted Types: every string that could become code passes through it. It allows script
 * addresses of the tag manager only, and HTML only where nothing in it can run.
 *
 * Inlined by policies.ts, minified, before every other script of a page. It fills in the name.
 */
if (window.trustedTypes) {
  trustedTypes.createPolicy('default', {
    createScriptURL: (address) => {
      const { href } = new URL(address, location)
      return ['THIRD_PARTY'].some((own) => href.startsWith(own)) ? address : null
    },
    createHTML: (text, _type, sink) => {
      // Allowed: React empties a slot; the drawing of a plan is parsed as an inert document; a map is a
      // single frame.
      const isInert = text === '' || /DOMParser/.test(sink)
      return isInert || /^<iframe [^<>]*><\/iframe>$/.test(text) ? text : null
    },
  })
}
