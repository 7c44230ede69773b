/** Bytes of memory for uploads: of all visitors together, and of one network address. */
export interface UploadMemoryLimits {
  readonly total: number
  readonly perAddress: number
}

/** The part of it that one request uses. */
export interface UploadShare {
  /** False where there is not enough left; nothing is reserved then. */
  readonly reserve: (bytes: number) => boolean
  readonly release: (bytes: number) => void
  /** Releases everything; no more can be reserved. */
  readonly close: () => void
}

export type UploadMemory = (address: string) => UploadShare

/**
 * Counts bytes when they are received, not when they are announced: a stalled upload blocks no other, and one address cannot
 * use all the memory.
 */
export function createUploadMemory({ total, perAddress }: UploadMemoryLimits): UploadMemory {
  const used = new Map<string, number>()
  let usedByAll = 0

  function add(address: string, bytes: number): void {
    usedByAll += bytes
    const sum = (used.get(address) ?? 0) + bytes
    if (sum === 0) used.delete(address)
    else used.set(address, sum)
  }

  return (address) => {
    let held = 0
    let isClosed = false
    const release = (bytes: number) => {
      if (isClosed) return
      held -= bytes
      add(address, -bytes)
    }
    return {
      reserve(bytes) {
        if (isClosed) return false
        if (usedByAll + bytes > total || (used.get(address) ?? 0) + bytes > perAddress) return false
        held += bytes
        add(address, bytes)
        return true
      },
      release,
      close() {
        release(held)
        isClosed = true
      },
    }
  }
}
