import { useFailedImage } from '../picture/use-failed-image.ts'
import styles from './logo.module.css'

interface LogoProps {
  name: string
  url?: string | undefined
  eager?: boolean
}

/** A store's sign on its plate: the logo, or the name set large where there is none or it cannot be loaded. */
export function Logo({ name, url, eager = false }: LogoProps) {
  const { hasFailed, watch } = useFailedImage(url)
  if (!url || hasFailed) {
    return (
      <span className={styles.plate}>
        <span className={styles.word} aria-hidden="true">
          {name}
        </span>
      </span>
    )
  }
  return (
    <img
      {...watch}
      className={styles.logo}
      src={url}
      alt=""
      width={320}
      height={192}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  )
}
