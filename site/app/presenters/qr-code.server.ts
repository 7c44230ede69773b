import encodeQR from 'qr'

/** The quiet zone in squares (ISO/IEC 18004). */
const quietZone = 4

/** The dark squares of a QR code as SVG path data, in a square of `size` units. */
export function qrCode(text: string): { readonly size: number; readonly path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: quietZone })
  const path = rows.flatMap((row, y) =>
    runsOf(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`),
  )
  return { size: rows.length, path: path.join('') }
}

/** Joins adjacent dark squares of a row. */
function runsOf(row: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = []
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (!isDark) continue
    if (last !== undefined && last.from + last.length === x) last.length += 1
    else runs.push({ from: x, length: 1 })
  }
  return runs
}
