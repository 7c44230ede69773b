import { type PageBanner, PageHead } from '../components/page-head/page-head.tsx'
import type { ScreenMessages } from '../messages/groups.ts'
import { useMessages } from '../messages/messages.tsx'

interface ScreenHeadProps {
  /** The group of messages with the title. */
  messages: ScreenMessages
  /** In the language of the title; from the server, since no other screen has it. */
  intro: string
  picture?: PageBanner | undefined
  children?: React.ReactNode
}

/** The top of a screen whose title and introduction are words of the interface. */
export function ScreenHead({ messages, intro, picture, children }: ScreenHeadProps) {
  const { title, lang } = useMessages()[messages]
  return (
    <PageHead title={title} lang={lang} intro={intro} introLang={lang} picture={picture}>
      {children}
    </PageHead>
  )
}
