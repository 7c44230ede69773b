import { describe, expect, it } from 'vitest'
import { createFrameReader, encodeFrame, type Frame } from './frames.ts'

const part = (...bytes: number[]) => Uint8Array.from(bytes)

function read(bytes: Uint8Array, chunkBytes: number): readonly Frame[] {
  const frames: Frame[] = []
  const take = createFrameReader((frame) => frames.push(frame))
  for (let at = 0; at < bytes.length; at += chunkBytes) take(bytes.subarray(at, at + chunkBytes))
  return frames
}

const plain = ({ head, parts }: Frame) => ({ head, parts: parts.map((bytes) => [...bytes]) })

describe('a message', () => {
  const bytes = Buffer.concat([
    ...encodeFrame({ kind: 'a', name: 'é' }, [part(1, 2, 3), part(), part(4)]),
    ...encodeFrame({}, []),
  ])

  it.each([1, 7, 1_000])('is read from chunks of %i bytes', (chunkBytes) => {
    expect(read(bytes, chunkBytes).map(plain)).toEqual([
      { head: { kind: 'a', name: 'é' }, parts: [[1, 2, 3], [], [4]] },
      { head: {}, parts: [] },
    ])
  })

  it.each([
    ['noise', Buffer.alloc(100, 0xff)],
    ['a length that no memory has', Buffer.from('00000002ffffffff7b7d', 'hex')],
    ['a head that is no JSON', Buffer.from('00000002000000007b7b', 'hex')],
    ['null', Buffer.from('00000004000000006e756c6c', 'hex')],
    ['other sizes than it has', withSizes('[3]')],
    ['negative sizes', withSizes('[-1,2]')],
    ['sizes that are none', withSizes('"1"')],
  ])('is refused: %s', (_, nonsense) => {
    expect(() => read(nonsense, 1_000)).toThrow()
  })
})

/** A message with one byte, whose head says something else. */
function withSizes(sizes: string): Buffer {
  const head = Buffer.from(`{"head":{},"sizes":${sizes}}`)
  const prefix = Buffer.alloc(8)
  prefix.writeUInt32BE(head.byteLength, 0)
  prefix.writeUInt32BE(1, 4)
  return Buffer.concat([prefix, head, part(1)])
}
