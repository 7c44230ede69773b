import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeImdf } from '@promenade/contract/map/imdf/decode-imdf'
import type { MallMap } from '@promenade/domain/map/mall-map'
import { archiveFolder } from './make-archive.ts'

/** The archive as the site reads it. */
export function readArchive(): MallMap {
  const files = readdirSync(archiveFolder).map(
    (name) => [name, JSON.parse(readFileSync(join(archiveFolder, name), 'utf8'))] as const,
  )
  const { map } = decodeImdf(new Map(files))
  if (map === undefined) throw new Error('The archive holds no map.')
  return map
}

/** The stores of the demo mall as its map knows them, with their slugs as ids. */
export function storesOf({ occupants }: MallMap): readonly { readonly id: string; readonly slug: string }[] {
  return occupants.map(({ correlationId = '' }) => ({ id: correlationId, slug: correlationId }))
}
