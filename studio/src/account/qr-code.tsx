import encodeQR from 'qr'

/** A text for the camera of a telephone. Dark on white in every scheme: some apps read nothing else. */
export default function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = encodeQR(text, 'raw', { border: 4 })
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className="qr-code" viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <path d={squares.join('')} />
    </svg>
  )
}
