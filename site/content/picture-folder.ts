import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from './snapshot.ts'

export interface MediaFile {
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Allowed types; the file extension stores the type. */
const extensions: Readonly<Record<string, string>> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
}

export function isPictureType(type: string): boolean {
  return extensions[type] !== undefined
}

/** The stored pictures on disk, by their address at the platform. */
export interface PictureFolder {
  /** Lists the pictures that earlier runs stored. */
  readonly open: () => Promise<void>
  readonly has: (path: string) => boolean
  readonly read: (path: string) => Promise<MediaFile | undefined>
  /** Does nothing with a full disk: the visitor still gets the picture. */
  readonly write: (path: string, file: MediaFile) => Promise<void>
}

export function createPictureFolder(folder: string): PictureFolder {
  const names = new Map<string, string>()
  return {
    async open() {
      await mkdir(folder, { recursive: true }).catch(() => undefined)
      for (const name of await readdir(folder).catch(() => [])) names.set(name.replace(/\.\w+$/, ''), name)
    },
    has: (path) => names.has(keyOf(path)),
    async read(path) {
      const name = names.get(keyOf(path))
      if (name === undefined) return undefined
      const type = Object.keys(extensions).find((candidate) => name.endsWith(`.${extensions[candidate]}`))
      const bytes = await readFile(join(folder, name)).catch(() => undefined)
      return type === undefined || bytes === undefined ? undefined : { type, bytes: new Uint8Array(bytes) }
    },
    async write(path, { type, bytes }) {
      const name = `${keyOf(path)}.${extensions[type]}`
      await writeAtomically(join(folder, name), bytes).then(
        () => names.set(keyOf(path), name),
        () => undefined,
      )
    },
  }
}

function keyOf(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 32)
}
