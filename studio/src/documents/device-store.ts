import { type Document, isGroup } from '@promenade/domain/studio/document'

/** Changes of one record that only this device holds. */
export interface DeviceDraft {
  /** Undefined for a record that was never saved on the platform. */
  readonly version: number | undefined
  /** The document to which the changes were made. */
  readonly base: Document
  readonly document: Document
  readonly at: number
  /** The request that may have created the new record. */
  readonly creation?: Creation | undefined
}

/** A request to create a record. Repeating it with the same key creates no second record. */
export interface Creation {
  readonly key: string
  readonly document: Document
}

/**
 * Unsaved changes on this device, by person and record. They are written within a second of typing and before
 * the page is hidden, and removed once the platform has them.
 */
export interface DeviceStore {
  find: (record: string) => DeviceDraft | undefined
  /** False if the device has no room. */
  keep: (record: string, draft: DeviceDraft) => boolean
  remove: (record: string) => void
  list: () => readonly string[]
}

export function createDeviceStore(storage: Storage, person: string): DeviceStore {
  const prefix = `studio-draft:${person}:`
  return {
    find: (record) => parseDraft(storage.getItem(prefix + record)),
    keep: (record, draft) => {
      try {
        storage.setItem(prefix + record, JSON.stringify(draft))
        return true
      } catch {
        return false
      }
    },
    remove: (record) => storage.removeItem(prefix + record),
    list: () =>
      Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length)),
  }
}

function parseDraft(text: string | null): DeviceDraft | undefined {
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    if (!isGroup(value)) return undefined
    const { version, base, document, at, creation } = value
    if (!isGroup(base) || !isGroup(document) || typeof at !== 'number') return undefined
    return {
      version: typeof version === 'number' ? version : undefined,
      base,
      document,
      at,
      creation: parseCreation(creation),
    }
  } catch {
    return undefined
  }
}

function parseCreation(value: unknown): Creation | undefined {
  if (!isGroup(value)) return undefined
  const { key, document } = value
  return typeof key === 'string' && isGroup(document) ? { key, document } : undefined
}
