import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { Icon } from '../components/icon.tsx'
import { useStudio } from '../context/studio-context.ts'
import { pathOf, type ScreenName } from './navigation.ts'
import primitives from '../theme/primitives.module.css'
import styles from './screen.module.css'

interface ScreenProps {
  readonly title: string
  /** The screen of the navigation to which it belongs: shows a link back. */
  readonly within?: ScreenName
  /** A line above the title. */
  readonly above?: string
  /** Buttons and links beside the title. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A screen with its head. */
export function Screen({ title, within, above, actions, children }: ScreenProps) {
  const { messages: m } = useStudio()
  return (
    <div className={primitives.screen}>
      <header className={`${primitives.spread} ${styles.screenHead}`}>
        <div>
          {within !== undefined && (
            <Link to={pathOf(within)} className={styles.wayBack}>
              <Icon name="back" size={16} />
              {m.navigation[within]}
            </Link>
          )}
          {above !== undefined && <p className={primitives.soft}>{above}</p>}
          <ScreenTitle text={title} />
        </div>
        {actions}
      </header>
      {children}
    </div>
  )
}

/** The heading of a screen, which is also the title of the page. */
export function ScreenTitle({ text }: { readonly text: string }) {
  const { session, messages: m } = useStudio()
  useEffect(() => {
    document.title = `${text} · ${session.mall.name} ${m.studio}`
  }, [text, session, m])
  return <h1>{text}</h1>
}

interface PanelProps {
  readonly title: string
  /** Content beside the title. */
  readonly aside?: ReactNode
  readonly id?: string
  readonly children: ReactNode
}

/** A framed section of a screen. */
export function Panel({ title, aside, children, ...props }: PanelProps) {
  return (
    <section className={`${primitives.panel} ${primitives.stack}`} {...props}>
      <div className={primitives.spread}>
        <h2>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
