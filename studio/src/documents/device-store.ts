/** Changes of one record that only this device holds. */
export interface DeviceDraft {
  /** Undefined for a record that the platform has never seen. */
  readonly version: string | undefined
  /** The document they were made to. */
  readonly base: unknown
  readonly document: unknown
  readonly at: number
}

/**
 * Unsaved changes on this device, by person and record. Written within a second of typing and before the page is
 * hidden, removed once the platform has them.
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
    if (typeof value !== 'object' || value === null || !('document' in value)) return undefined
    const { version, base, document, at } = { version: undefined, base: undefined, at: 0, ...value }
    return {
      version: typeof version === 'string' ? version : undefined,
      base,
      document,
      at: typeof at === 'number' ? at : 0,
    }
  } catch {
    return undefined
  }
}
