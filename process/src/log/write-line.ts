import { writeSync } from 'node:fs'

/** Milliseconds between two attempts. */
const pauseMs = 10

const standardOutput = 1

const neverChanged = new Int32Array(new SharedArrayBuffer(4))

/** Writes to standard output synchronously, so that no line is lost before `process.exit`. */
export function writeLine(line: string): void {
  let rest = Buffer.from(line)
  while (rest.length > 0) rest = rest.subarray(writeSome(rest))
}

/** Returns the number of written bytes. If the reader is slow, it blocks the process instead of losing a line. */
function writeSome(bytes: Buffer): number {
  try {
    return writeSync(standardOutput, bytes)
  } catch (error) {
    if (!isFull(error)) throw error
    Atomics.wait(neverChanged, 0, 0, pauseMs)
    return 0
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAGAIN'
}
