import type { OwnerCardProps } from '../owner-card/owner-card.tsx'
import { EndedHead } from './ended-head.tsx'

interface OverItemProps {
  item: {
    title: string
    titleLang?: string | undefined
    overText: string | undefined
    /** Path of the list it was in. */
    list: string
    owner: OwnerCardProps | undefined
  }
  words: { all: string; goTo: (name: string) => string }
}

/** The top of the page of an ended job or promotion, with links to its list and its store. */
export function EndedItem({ item: { title, titleLang, overText, list, owner }, words }: OverItemProps) {
  const toOwner = owner?.logo && owner.to ? [{ to: owner.to, text: words.goTo(owner.name) }] : []
  return (
    <EndedHead
      title={title}
      lang={titleLang}
      text={overText}
      links={[{ to: list, text: words.all }, ...toOwner]}
    />
  )
}
