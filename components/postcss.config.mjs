/**
 * Every module is in the layer of its folder, so that their order decides: what styles/ sets for paper, for Tamil and
 * for what a visitor asks of the browser comes after them (styles/reset.css names the order).
 */
const inLayer = {
  postcssPlugin: 'in-layer',
  OnceExit(root, { AtRule, result }) {
    const { from = '' } = result.opts
    const layer = new AtRule({
      name: 'layer',
      params: from.startsWith('components/frames/') ? 'frames' : 'components',
    })
    // A class that composes another may not do so within a layer.
    const composing = []
    root.walkDecls('composes', (declaration) => {
      composing.push(declaration.parent.clone({ nodes: [declaration.clone()] }))
      declaration.remove()
    })
    layer.append(root.nodes)
    root.removeAll()
    root.append(...composing, layer)
  },
}

export default { plugins: [inLayer] }
