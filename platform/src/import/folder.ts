import { createHash } from 'node:crypto'
import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { recordFolders, topNames } from './content-files.ts'
import { type ContentIssue, contentFaults } from '../checks/content-issue.ts'
import type { MapFile } from './read-map-files.ts'
import { contentTypeOf, type PictureFiles, readPictures } from './pictures.ts'
import type { Pictures } from '../checks/pictures.ts'
import { parseSource, type Source } from '../checks/source.ts'

/** The files of a content folder. */
export interface ContentFolder {
  readonly path: string
  /** The YAML files by path below the folder. */
  readonly sources: ReadonlyMap<string, Source>
  /** Undefined without a folder of pictures. */
  readonly pictures: Pictures | undefined
  readonly picturesPath: string
  /** The files below `map/`. */
  readonly mapFiles: readonly MapFile[]
  /** A hash of all files. */
  readonly fingerprint: string
  /** Faults of unknown files and of invalid YAML. */
  readonly faults: readonly ContentIssue[]
}

/** A content folder with the bytes of its pictures. */
export interface ContentFiles extends ContentFolder {
  readonly pictures: PictureFiles | undefined
  /** The bytes of the sources and of the map by path below the folder. */
  readonly files: ReadonlyMap<string, Buffer>
}

/**
 * Reads a content folder and the folder `pictures` beside it. Also accepts the folder that contains both. Throws
 * `OperatorError` without such a folder. Files that are the same in `former`, an earlier reading, are not parsed again.
 */
export async function readContentFolder(folder: string, former?: ContentFiles): Promise<ContentFiles> {
  const { path, names, files, pictures, picturesPath, fingerprint } = await readFiles(folder)
  const faults = [...findStrayPictures(names, picturesPath), ...names.flatMap(findNameFault)]
  const mapFiles: MapFile[] = []
  const sources = new Map<string, Source>()
  for (const [file, bytes] of files) {
    if (mapNames.test(file)) {
      mapFiles.push({ name: basename(file), bytes })
      continue
    }
    const isSame = former?.files.get(file)?.equals(bytes) === true
    const source = (isSame && former?.sources.get(file)) || parseSource(file, bytes.toString('utf8'))
    faults.push(...source.faults)
    sources.set(file, source)
  }
  const sameMap =
    former !== undefined && haveSameBytes(former.mapFiles, mapFiles) ? former.mapFiles : mapFiles
  return { path, files, sources, pictures, picturesPath, mapFiles: sameMap, fingerprint, faults }
}

function haveSameBytes(former: readonly MapFile[], files: readonly MapFile[]): boolean {
  return (
    former.length === files.length &&
    files.every(({ name, bytes }, index) => {
      const before = former[index]
      return before?.name === name && Buffer.compare(before.bytes, bytes) === 0
    })
  )
}

/** The fingerprint of a folder, without parsing its files. Throws `OperatorError` without such a folder. */
export async function readFingerprint(folder: string): Promise<string> {
  return (await readFiles(folder)).fingerprint
}

async function readFiles(folder: string) {
  const path = await findContentFolder(folder)
  const names = await listFiles(path)
  const picturesPath = resolve(path, '..', 'pictures')
  const pictures = await readPictures(picturesPath)
  const known = names.filter((file) => fileNames.test(file) || mapNames.test(file))
  const read = async (file: string) => [file, await readFile(join(path, file))] as const
  const files = new Map(await Promise.all(known.map(read)))
  const hash = createHash('sha256')
  for (const [file, bytes] of files) hash.update(`${file}\0`).update(bytes).update('\0')
  for (const [name, picture] of pictures ?? [])
    hash.update(`${name}\0${typeof picture === 'string' ? picture : picture.sha256}\0`)
  return { path, names, files, pictures, picturesPath, fingerprint: hash.digest('hex') }
}

/** The real path of a content folder; also accepts the folder that contains `content` and `pictures`. */
export async function findContentFolder(folder: string): Promise<string> {
  const inside = join(folder, 'content')
  const isMall = !(await isThere(join(folder, 'property.yaml'))) && (await isThere(inside))
  const path = isMall ? inside : folder
  return realpath(path).catch(() => path)
}

async function isThere(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined
}

/** A fault for each folder with pictures among the content files. */
function findStrayPictures(files: readonly string[], picturesPath: string): ContentIssue[] {
  const strays = files.filter((file) => contentTypeOf(file) !== undefined)
  return [...Map.groupBy(strays, (file) => dirname(file))].map(([folder, { length }]) => ({
    file: folder,
    field: '',
    message: `holds pictures (${length}), which belong in ${picturesPath}`,
  }))
}

async function listFiles(folder: string): Promise<string[]> {
  const details = await stat(folder).catch(() => undefined)
  if (details?.isDirectory() !== true)
    throw contentFaults([
      {
        file: folder,
        field: '',
        message: 'is not a folder: name one that holds property.yaml, or content and pictures',
      },
    ])
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !/\.md$|~$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/').replace(/^\/+/, ''),
    )
    .toSorted()
}

const slug = '[a-z0-9]+(?:-[a-z0-9]+)*'
const fileNames = new RegExp(
  `^(?:(?:${topNames.join('|')})|(?:${recordFolders.join('|')})/${slug}|blogs/${slug}/${slug})\\.yaml$`,
)

/** An IMDF archive, unpacked or as a zip, or one file from OpenStreetMap. */
const mapNames = /^map\/[\w. -]+\.(?:geojson|json|zip)$/

function findNameFault(file: string): readonly ContentIssue[] {
  const isKnown = fileNames.test(file) || mapNames.test(file) || contentTypeOf(file) !== undefined
  return isKnown ? [] : [{ file, field: '', message: describeName(file) }]
}

function describeName(file: string): string {
  if (file.endsWith('.yml')) return 'must end in .yaml'
  if (file.startsWith('map/')) return 'is not a file of a map: GeoJSON, JSON or one zip'
  if (!file.endsWith('.yaml')) return 'is not a content file'
  const isKnownPlace = recordFolders.includes(file.replace(/\/.*$/, '')) || file.startsWith('blogs/')
  return isKnownPlace
    ? 'must be named with lower-case letters, digits and single hyphens'
    : 'is not a known content file'
}
