import { Link } from 'react-router'
import { ChoiceBar } from '../../components/choice-bar/choice-bar.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import primitives from '../../theme/primitives.module.css'
import styles from './paper-page.module.css'
import type { PaperView } from './paper.server.ts'
import { PrintButton } from '../../components/button/print-button.tsx'

interface PaperPageProps {
  title: string
  intro: string
  lang: string | undefined
  view: PaperView
  /** The sheets. */
  children: React.ReactNode
}

/** A page for printing; the choice of paper above the sheets is not printed. */
export function PaperPage({ title, intro, lang, view, children }: PaperPageProps) {
  const { words } = view
  return (
    <>
      <div className={primitives.onScreen}>
        <PageHead title={title} lang={lang} intro={intro} introLang={lang} isLow>
          <ChoiceBar label={words.paper} choices={view.papers} />
          <p className={`${primitives.row} ${styles.actions}`}>
            <PrintButton>{words.print}</PrintButton>
            <Link to={view.backTo} lang={words.lang}>
              {words.back}
            </Link>
          </p>
        </PageHead>
      </div>
      {children}
    </>
  )
}
