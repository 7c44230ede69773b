import { useMessages } from '../messages/messages.tsx'
import { ButtonLink } from '../components/button/button-link.tsx'
import { EmptyState } from '../components/empty-state/empty-state.tsx'

interface NoItemsProps {
  title: string
  titleLang?: string | undefined
  hint: string
  /** The full list; undefined if it is empty itself. */
  all: { to: string; text: string; lang?: string | undefined } | undefined
  stores: string
}

/** Instead of an empty list: a link to the full list, or else to the stores. */
export function NoItems({ title, titleLang, hint, all, stores }: NoItemsProps) {
  const { directory } = useMessages()
  const { to, text, lang } = all ?? { to: stores, text: directory.all, lang: directory.lang }
  return (
    <EmptyState title={title} lang={titleLang}>
      <p>{hint}</p>
      <ButtonLink to={to} lang={lang}>
        {text}
      </ButtonLink>
    </EmptyState>
  )
}
