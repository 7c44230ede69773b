import primitives from '../theme/primitives.module.css'
import styles from './store-page.module.css'

interface StorePictureProps {
  readonly path: string
  readonly alt: string
  readonly isLogo?: boolean
}

/** A picture of the store, which only it and the centre see before it is published. */
export function StorePicture({ path, alt, isLogo = false }: StorePictureProps) {
  const address = path.split('/').map(encodeURIComponent).join('/')
  return (
    <img
      className={isLogo ? primitives.logo : styles.picture}
      src={`/api/v1/store/media/${address}`}
      alt={alt}
    />
  )
}
