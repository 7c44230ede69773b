import { MoreSection } from './more-section.tsx'

interface Group<Item> {
  title: string
  items: readonly Item[]
}

interface MoreItemsProps<Item> {
  fromOwner: Group<Item>
  /** Those of others, with the way to all there are. */
  others: Group<Item> & { more: { to: string; text: string } }
  /** Of the titles, where it is not the page's. */
  lang?: string | undefined
  List: React.ComponentType<{ items: readonly Item[] }>
}

/** Below a job or a promotion: what else its owner has, and what others have. */
export function MoreItems<Item>({ fromOwner, others, lang, List }: MoreItemsProps<Item>) {
  return (
    <>
      {fromOwner.items.length > 0 && (
        <MoreSection id="more-here" title={fromOwner.title} lang={lang}>
          <List items={fromOwner.items} />
        </MoreSection>
      )}
      {others.items.length > 0 && (
        <MoreSection id="others" title={others.title} lang={lang} more={others.more}>
          <List items={others.items} />
        </MoreSection>
      )}
    </>
  )
}
