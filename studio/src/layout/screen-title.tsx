import { useEffect } from 'react'
import { Link } from 'react-router'
import { Icon } from '../components/icon.tsx'
import { useStudio } from './studio-context.ts'

interface ScreenTitleProps {
  readonly text: string
  /** For a screen below the settings: leads back to them. */
  readonly isSetting?: boolean
}

/** The heading of a screen, which is also the title of the page. */
export function ScreenTitle({ text, isSetting = false }: ScreenTitleProps) {
  const { session, messages: m } = useStudio()
  useEffect(() => {
    document.title = `${text} · ${session.mall.name} ${m.studio}`
  }, [text, session, m])
  if (!isSetting) return <h1>{text}</h1>
  return (
    <div>
      <Link to="/settings" className="way-back">
        <Icon name="back" size={16} />
        {m.navigation.settings}
      </Link>
      <h1>{text}</h1>
    </div>
  )
}
