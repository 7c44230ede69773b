import { useEffect } from 'react'
import { useStudio } from './studio-context.ts'

/** The heading of a screen, which is also the title of the page. */
export function ScreenTitle({ text }: { readonly text: string }) {
  const { session, messages: m } = useStudio()
  useEffect(() => {
    document.title = `${text} · ${session.mall.name} ${m.studio}`
  }, [text, session, m])
  return <h1>{text}</h1>
}
