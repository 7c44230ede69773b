import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { MapFile } from '@promenade/contract/map/map-file'
import { ContentFaults, type Fault } from './faults.ts'
import { type Pictures, readPictures } from './pictures.ts'
import { parseSource, type Source } from './source.ts'

/** Everything a content folder holds. */
export interface ContentFolder {
  /** By path below the folder. */
  readonly sources: ReadonlyMap<string, Source>
  readonly pictures: Pictures
  /** What lies below `map/`. */
  readonly mapFiles: readonly MapFile[]
  /** Changes when any file does. */
  readonly fingerprint: string
  /** Files that are no content, or no readable YAML. */
  readonly faults: readonly Fault[]
}

/** The files that may stand at the top. */
const singleFiles = ['property', 'hours', 'categories', 'banners', 'homepage', 'social', 'meta-data']

/** The folders with one file per record. */
const recordFolders = [
  'stores',
  'promotions',
  'coupons',
  'events',
  'news',
  'jobs',
  'contests',
  'galleries',
  'pages',
  'popups',
  'points-of-interest',
]

/** Reads a content folder and the folder `pictures` beside it. Throws `ContentFaults` when there is no such folder. */
export async function readContentFolder(folder: string): Promise<ContentFolder> {
  const files = await listFiles(folder)
  const pictures = await readPictures(join(folder, '..', 'pictures'))
  const sources = new Map<string, Source>()
  const mapFiles: MapFile[] = []
  const faults: Fault[] = []
  const hash = createHash('sha256')
  for (const file of files) {
    if (mapNames.test(file)) {
      const bytes = await readFile(join(folder, file))
      hash.update(`${file}\0`).update(bytes).update('\0')
      mapFiles.push({ name: basename(file), bytes })
      continue
    }
    const message = findNameFault(file)
    if (message !== undefined) {
      faults.push({ file, field: '', message })
      continue
    }
    const text = await readFile(join(folder, file), 'utf8')
    const source = parseSource(file, text)
    hash.update(`${file}\0${text}\0`)
    faults.push(...source.faults)
    sources.set(file, source)
  }
  for (const [path, picture] of pictures)
    hash.update(`${path}\0${typeof picture === 'string' ? picture : picture.sha256}\0`)
  return { sources, pictures, mapFiles, fingerprint: hash.digest('hex'), faults }
}

async function listFiles(folder: string): Promise<string[]> {
  const details = await stat(folder).catch(() => undefined)
  if (details?.isDirectory() !== true)
    throw new ContentFaults([{ file: folder, field: '', message: 'is not a folder' }])
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !/\.md$|~$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/').replace(/^\/+/, ''),
    )
    .toSorted()
}

const slug = '[a-z0-9]+(?:-[a-z0-9]+)*'
const names = new RegExp(
  `^(?:(?:${singleFiles.join('|')})|(?:${recordFolders.join('|')})/${slug}|blogs/${slug}/${slug})\\.yaml$`,
)

/** An IMDF archive, unpacked or as a zip, or one file from OpenStreetMap. */
const mapNames = /^map\/[\w. -]+\.(?:geojson|json|zip)$/

function findNameFault(file: string): string | undefined {
  if (names.test(file)) return undefined
  if (file.endsWith('.yml')) return 'must end in .yaml'
  if (file.startsWith('map/')) return 'is no file of a map: GeoJSON, JSON or one zip'
  if (!file.endsWith('.yaml')) return 'is not a content file'
  const isKnownPlace = recordFolders.includes(file.replace(/\/.*$/, '')) || file.startsWith('blogs/')
  return isKnownPlace
    ? 'must be named with small letters, digits and single hyphens'
    : 'is not a known content file'
}
