import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { Icon } from '../components/icon.tsx'
import { useStudio } from '../context/studio-context.ts'

interface ScreenProps {
  readonly title: string
  /** For a screen below the settings: leads back to them. */
  readonly isSetting?: boolean
  /** A line above the title. */
  readonly above?: string
  /** Buttons and links beside the title. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A screen with its head. */
export function Screen({ title, isSetting = false, above, actions, children }: ScreenProps) {
  const { messages: m } = useStudio()
  return (
    <div className="screen">
      <header className="screen-head">
        <div>
          {isSetting && (
            <Link to="/settings" className="way-back">
              <Icon name="back" size={16} />
              {m.navigation.settings}
            </Link>
          )}
          {above !== undefined && <p className="soft">{above}</p>}
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
  /** Beside the title. */
  readonly aside?: ReactNode
  readonly id?: string
  readonly children: ReactNode
}

/** A part of a screen in a frame. */
export function Panel({ title, aside, children, ...props }: PanelProps) {
  return (
    <section className="panel stack" {...props}>
      <div className="section-head">
        <h2>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
