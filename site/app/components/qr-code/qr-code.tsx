import styles from './qr-code.module.css'

export interface QrCodeProps {
  /** What a camera reads, said for those who see no code. */
  label: string
  /** Squares along a side, the quiet zone included. */
  size: number
  /** The dark squares, as the data of an SVG path. */
  path: string
}

/** An address for a camera; dark on light in every scheme, because that is what cameras read. */
export function QrCode({ label, size, path }: QrCodeProps) {
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path className={styles.dark} d={path} shapeRendering="crispEdges" />
    </svg>
  )
}
