import encodeQR from 'qr'
import styles from './qr-code.module.css'

/** A QR code of a text. Dark on white in every colour scheme, because some scanner apps read nothing else. */
export default function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = encodeQR(text, 'raw', { border: 4 })
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      className={styles.qrCode}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
    >
      <path d={squares.join('')} />
    </svg>
  )
}
