import type { Plugin } from 'vite'

/**
 * Puts the names of classes into the components that use them. What the sources import is an object with all classes of a
 * module, and the bundler would keep all of it. It stays where a component chooses a class by its name.
 */
export function classNames(): Plugin[] {
  return [
    {
      name: 'promenade:class-names',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\.tsx?$/ },
        handler: (code) => ({ code: code.replaceAll(styleImport, importNames(code)), map: null }),
      },
      onLog(_, log) {
        // A class that is named like a word of the language.
        if (log.code === 'IMPORT_IS_UNDEFINED') this.error(log)
      },
    },
    {
      name: 'promenade:class-names-sheets',
      apply: 'build',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        // Its rules are needed also where no component imports a name any more.
        handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ]
}

const styleImport = /^import (\w+) from '[^']+\.module\.css'$/gm

function importNames(code: string): (line: string, name: string) => string {
  return (line, name) => (code.includes(`${name}[`) ? line : line.replace('import ', 'import * as '))
}
