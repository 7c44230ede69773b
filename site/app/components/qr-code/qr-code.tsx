import styles from './qr-code.module.css'

export interface QrCodeProps {
  /** Accessible name. */
  label: string
  /** Squares per side, quiet zone included. */
  size: number
  /** The dark squares as SVG path data. */
  path: string
}

/** A QR code, dark on light in every colour scheme so that cameras read it. */
export function QrCode({ label, size, path }: QrCodeProps) {
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  )
}
