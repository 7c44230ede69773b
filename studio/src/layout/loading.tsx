import styles from './loading.module.css'

/** A progress line at the top while the first screen loads. */
export function Loading() {
  return <div className={styles.loading} />
}
