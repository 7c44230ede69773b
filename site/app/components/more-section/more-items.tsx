import { MoreSection } from './more-section.tsx'

interface Group<Item> {
  title: string
  items: readonly Item[]
}

interface MoreItemsProps<Item> {
  fromOwner: Group<Item>
  /** Items of others, with a link to the full list. */
  others: Group<Item> & { more: { to: string; text: string } }
  /** Language of the titles, if not the page's. */
  lang?: string | undefined
  List: React.ComponentType<{ items: readonly Item[] }>
}

/** Below a job or promotion: other items of its owner, then those of others. */
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
