import type { Plugin } from 'vite'

/** Puts a CSS module of a component or of the layout into the cascade layer of its folder. Those of pages have no layer. */
export function layers(): Plugin {
  return {
    name: 'promenade:layers',
    enforce: 'pre',
    transform: {
      filter: { id: moduleOfFolder },
      handler(code, id) {
        const layer = moduleOfFolder.exec(id)?.[1] === 'layout' ? 'layout' : 'ui'
        return { code: `@layer ${layer} {${code}}`, map: null }
      },
    },
  }
}

const moduleOfFolder = /\/site\/app\/(components|layout)\/[^?]*\.module\.css(?:\?|$)/
