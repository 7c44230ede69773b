import fc from 'fast-check'
import decodeQR from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { qrCode } from './qr-code.server.ts'

describe('the QR code of a text', () => {
  it('is decoded to that text', () => {
    const addresses = fc
      .webUrl({ withQueryParameters: true, withFragments: true })
      .filter(({ length }) => length < 300)
    fc.assert(
      fc.property(addresses, (address) => {
        expect(decodeQR(photographed(qrCode(address)))).toBe(address)
      }),
      { numRuns: 12 },
    )
  })

  it('has a light border of four squares', () => {
    const { size, path } = qrCode('https://merrow-quay.example/map?from=north-door')
    const bars = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(
      ([, x, y, length]) => [Number(x), Number(y), Number(length)] as const,
    )
    expect(Math.min(...bars.map(([x]) => x))).toBe(4)
    expect(Math.min(...bars.map(([, y]) => y))).toBe(4)
    expect(Math.max(...bars.map(([x, , length]) => x + length))).toBe(size - 4)
  })
})

/** Rasterises the path with `scale` pixels per square. */
function photographed({ size, path }: { size: number; path: string }) {
  const scale = 3
  const width = size * scale
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      for (let column = Number(x) * scale; column < (Number(x) + Number(length)) * scale; column += 1) {
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3)
      }
    }
  }
  return { width, height: width, data }
}
