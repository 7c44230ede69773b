import styles from './page-title.module.css'

interface PageTitleProps {
  /** Sets the font size. */
  className: string | undefined
  lang?: string | undefined
  children: string
}

/** The h1 of a page, which gets the focus after a page change. */
export function PageTitle({ className, lang, children }: PageTitleProps) {
  return (
    <h1 className={`${styles.title} ${className}`} lang={lang} id="page-title" tabIndex={-1}>
      {children}
    </h1>
  )
}
