import { writeSync } from 'node:fs'

/** Milliseconds between two attempts. */
const pauseMs = 10

const standardOutput = 1

const nothing = new Int32Array(new SharedArrayBuffer(4))

/** Writes to standard output before it returns, so that what is logged before `process.exit` is not lost. */
export function writeLine(line: string): void {
  let rest = Buffer.from(line)
  while (rest.length > 0) rest = rest.subarray(writeSome(rest))
}

/** How many bytes were taken. Where whoever reads is behind, the process waits rather than lose a line. */
function writeSome(bytes: Buffer): number {
  try {
    return writeSync(standardOutput, bytes)
  } catch (error) {
    if (!isFull(error)) throw error
    Atomics.wait(nothing, 0, 0, pauseMs)
    return 0
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAGAIN'
}
