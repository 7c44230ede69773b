import type { OwnerCardProps } from '../owner-card/owner-card.tsx'
import { EndedHead } from './ended-head.tsx'

interface OverItemProps {
  item: {
    title: string
    titleLang?: string | undefined
    overText: string | undefined
    /** Where others of its kind are. */
    list: string
    owner: OwnerCardProps | undefined
  }
  words: { all: string; goTo: (name: string) => string }
}

/** The top of a page whose job or promotion is over, with ways to others of its kind and to its store. */
export function EndedItem({ item: { title, titleLang, overText, list, owner }, words }: OverItemProps) {
  const toOwner = owner?.sign && owner.to ? [{ to: owner.to, text: words.goTo(owner.name) }] : []
  return (
    <EndedHead
      title={title}
      lang={titleLang}
      text={overText}
      links={[{ to: list, text: words.all }, ...toOwner]}
    />
  )
}
