/** Memory for what visitors send, in bytes: of all at once, and of those behind one network address. */
export interface UploadMemoryLimits {
  readonly total: number
  readonly perAddress: number
}

/** What one request holds of it. */
export interface UploadShare {
  /** False where there is no room; nothing is taken then. */
  readonly reserve: (bytes: number) => boolean
  readonly giveBack: (bytes: number) => void
  /** Gives everything back, and takes nothing more. */
  readonly close: () => void
}

export type UploadMemory = (address: string) => UploadShare

/**
 * Counts bytes as they come, not as they are promised: an upload that stands still keeps nobody else out, and one
 * address never takes all there is.
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
    const giveBack = (bytes: number) => {
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
      giveBack,
      close() {
        giveBack(held)
        isClosed = true
      },
    }
  }
}
