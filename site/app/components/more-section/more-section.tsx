import { SectionHead } from '../section-head/section-head.tsx'
import primitives from '../../theme/primitives.module.css'

interface MoreSectionProps {
  id: string
  title: string
  lang?: string | undefined
  more?: { to: string; text: string } | undefined
  children: React.ReactNode
}

/** Related items at the end of a page. Not printed. */
export function MoreSection({ id, title, lang, more, children }: MoreSectionProps) {
  return (
    <section className={`${primitives.section} ${primitives.onScreen}`} aria-labelledby={id}>
      <SectionHead id={id} title={title} lang={lang} {...(more && { more })} />
      {children}
    </section>
  )
}
