import { type PageBanner, PageHead } from '../components/page-head/page-head.tsx'
import type { ScreenMessages } from '../messages/groups.ts'
import { useMessages } from '../messages/messages.tsx'

interface ScreenHeadProps {
  /** The group of messages with the title and the introduction. */
  messages: ScreenMessages
  picture?: PageBanner | undefined
  children?: React.ReactNode
}

/** The top of a screen whose title and introduction are words of the interface. */
export function ScreenHead({ messages, picture, children }: ScreenHeadProps) {
  const { title, intro, lang } = useMessages()[messages]
  return (
    <PageHead title={title} lang={lang} intro={intro} introLang={lang} picture={picture}>
      {children}
    </PageHead>
  )
}
