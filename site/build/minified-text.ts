import { readFile } from 'node:fs/promises'
import { minify, type Plugin } from 'vite'

/** Imports a script as minified text that a page prints: `import text from './script.js?minified'`. */
export function minifiedText(): Plugin {
  return {
    name: 'promenade:minified-text',
    enforce: 'pre',
    load: {
      filter: { id: /\.js\?minified$/ },
      async handler(id) {
        const file = id.replace(/\?minified$/, '')
        this.addWatchFile(file)
        const { code, errors } = await minify(file, await readFile(file, 'utf8'), { module: false })
        const [fault] = errors
        if (fault !== undefined) this.error(`${file}: ${fault.message}`)
        return `export default ${JSON.stringify(code)}`
      },
    },
  }
}
