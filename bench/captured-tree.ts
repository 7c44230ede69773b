import { createRequire } from 'node:module'

interface Element {
  readonly props: Readonly<Record<string, unknown>>
}

type Render = (tree: unknown, ...rest: unknown[]) => unknown

/**
 * Notes the trees that a build hands to React, which are otherwise nowhere to be had. Must stand before the build is loaded:
 * a module of the old kind is copied into the new kind once.
 */
export function captureTrees() {
  const site = new URL('../site/package.json', import.meta.url)
  const server: object = createRequire(site)('react-dom/server')
  const render: Render = Reflect.get(server, 'renderToString')
  let latest: unknown
  for (const name of ['renderToPipeableStream', 'renderToString']) {
    const original: Render = Reflect.get(server, name)
    Reflect.set(server, name, (tree: unknown, ...rest: unknown[]) => {
      latest = tree
      return original(tree, ...rest)
    })
  }
  return {
    /** How to render the latest tree again, without React Router's data for the browser: they can be read once only. */
    renderLatest(): () => unknown {
      const tree = withoutStream(latest)
      return () => render(tree)
    },
  }
}

function withoutStream(tree: unknown): unknown {
  if (!isElement(tree)) throw new Error('The build has rendered nothing that is known here.')
  const { context, children } = tree.props
  const change =
    typeof context === 'object'
      ? { context: { ...context, serverHandoffStream: undefined } }
      : { children: withoutStream(children) }
  return { ...tree, props: { ...tree.props, ...change } }
}

function isElement(tree: unknown): tree is Element {
  return typeof tree === 'object' && tree !== null && 'props' in tree && typeof tree.props === 'object'
}
