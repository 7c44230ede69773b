import decodeQR from 'qr/decode.js'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import QrCode from './qr-code.tsx'

it('draws the code of a key so that a camera reads it', () => {
  const text =
    'otpauth://totp/Merrow%20Quay:ana@mall.test?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Merrow%20Quay'
  const svg = renderToStaticMarkup(createElement(QrCode, { text, label: 'Code' }))
  expect(svg).toContain('role="img" aria-label="Code"')
  expect(read(svg)).toBe(text)
})

/** The matrix of the drawing, whose squares are four pixels wide on white. */
function read(svg: string): string {
  const scale = 4
  const side = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]) * scale
  const data = new Uint8Array(side * side * 4).fill(255)
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let dot = 0; dot < scale * scale; dot += 1) {
      const column = Number(x) * scale + (dot % scale)
      const row = Number(y) * scale + Math.floor(dot / scale)
      data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
    }
  return decodeQR({ data, width: side, height: side })
}
