import { useFailedImage } from '../picture/use-failed-image.ts'
import styles from './logo.module.css'

interface LogoProps {
  name: string
  url?: string | undefined
  eager?: boolean
}

/** A store's logo, or its name in large type if there is none or it does not load. */
export function Logo({ name, url, eager = false }: LogoProps) {
  const { hasFailed, watch } = useFailedImage(url)
  if (!url || hasFailed) {
    return (
      <span className={styles.plate} aria-hidden="true">
        {name}
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
    />
  )
}
