import { MoreSection } from './more-section.tsx'

interface Group<Item> {
  title: string
  items: readonly Item[]
}

interface MoreItemsProps<Item> {
  fromOwner: Group<Item>
  /** Items of others, with a link to the full list. */
  others: Group<Item> & { more: { to: string; text: string } }
  List: React.ComponentType<{ items: readonly Item[] }>
}

/** Below a job or promotion: other items of its owner, then those of others. */
export function MoreItems<Item>({ fromOwner, others, List }: MoreItemsProps<Item>) {
  return (
    <>
      {fromOwner.items.length > 0 && (
        <MoreSection id="more-here" title={fromOwner.title}>
          <List items={fromOwner.items} />
        </MoreSection>
      )}
      {others.items.length > 0 && (
        <MoreSection id="others" title={others.title} more={others.more}>
          <List items={others.items} />
        </MoreSection>
      )}
    </>
  )
}
