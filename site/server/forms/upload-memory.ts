/** Maximum bytes of memory for uploads, of all visitors and of one network address. */
export interface UploadMemoryLimits {
  readonly total: number
  readonly perAddress: number
}

/** The upload memory of one request. */
export interface UploadShare {
  /** False, and nothing reserved, if not enough memory is left. */
  readonly reserve: (bytes: number) => boolean
  readonly release: (bytes: number) => void
  /** Releases everything; no more can be reserved. */
  readonly close: () => void
}

export type UploadMemory = (address: string) => UploadShare

/**
 * Counts received bytes, not announced ones, so that a stalled upload blocks no other. One address cannot use all memory.
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
