import type { Plugin, Rolldown } from 'vite'

/** Layers rank by where they are first named, and which module's styles come first is up to the bundler. */
const layers = '@layer reset,theme,base,ui,layout,pages;'

/** Which parts of the site are in which sheet, by the beginnings of their names; what is in none are lists. */
const families: Readonly<Record<string, RegExp>> = {
  // What most screens stand in and are made of.
  frame: /^(?:root|frame|cards|search-(?:field|overlay)|(?:load-)?privacy|choice-bar|hours\.|place-locator)/,
  home: /^(?:home-page|carousel|promo-carousel)/,
  items: /^(?:item|galleries|content-view|(?:store|promotion|job|event|blog)-page)/,
  forms: /^(?:forms|account|(?:contact|contest|newsletter)-page)/,
  map: /^(?:map|printed-map-page|boards-page|paper-page|qr-code)/,
  inside: /^(?:style-guide-page|measurement|offline-page)/,
}

const others = 'lists'

/**
 * Puts the styles of a build into few files, of which a screen needs two or three: one for every part would be a dozen
 * requests, and one for all makes every screen wait for what the map and the forms look like.
 */
export function fewSheets(): Plugin {
  return {
    name: 'promenade:few-sheets',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const sheets = Object.values(bundle).filter((file) => isSheet(file))
      const merged = new Map<string, string>()
      // What the server renders with comes with the same styles, and nobody fetches them from there.
      for (const family of this.environment.name === 'client' ? [...Object.keys(families), others] : []) {
        const members = sheets.filter((sheet) => familyOf(sheet) === family)
        const source = layers + members.map((sheet) => String(sheet.source)).join('')
        const file = this.emitFile({ type: 'asset', name: `${family}.css`, source })
        for (const { fileName } of members) merged.set(fileName, this.getFileName(file))
      }
      for (const file of Object.values(bundle)) if (file.type === 'chunk') link(file, merged)
      for (const { fileName } of sheets) delete bundle[fileName]
    },
  }
}

function isSheet(file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputAsset {
  return file.type === 'asset' && file.fileName.endsWith('.css')
}

function familyOf({ names: [name = ''] }: Rolldown.OutputAsset): string {
  return Object.entries(families).find(([, members]) => members.test(name))?.[0] ?? others
}

/** Vite takes from here what a screen or a script that is fetched later needs. */
function link(chunk: Rolldown.OutputChunk, merged: ReadonlyMap<string, string>): void {
  const sheets = chunk.viteMetadata?.importedCss
  if (sheets === undefined) return
  const wanted = [...sheets].flatMap((sheet) => merged.get(sheet) ?? [])
  sheets.clear()
  for (const sheet of wanted.toSorted()) sheets.add(sheet)
}
