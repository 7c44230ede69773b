import { BackLink } from '../components/back-link/back-link.tsx'
import { EndedHead } from '../components/ended-head/ended-head.tsx'
import { Fact, ItemColumns } from '../components/item-columns/item-columns.tsx'
import { ItemHead } from '../components/item-head/item-head.tsx'
import { MoreSection } from '../components/more-section/more-section.tsx'
import { OwnerCard, type OwnerCardProps } from '../components/owner-card/owner-card.tsx'
import type { PictureSource } from '../components/picture/picture.tsx'
import { Prose } from '../components/prose/prose.tsx'
import type { ShareProps } from '../components/share/share.tsx'
import type { OwnedItemMessages } from '../messages/groups.ts'
import { useMessages } from '../messages/messages.tsx'
import { SharePage } from './share-page.tsx'
import primitives from '../theme/primitives.module.css'
import styles from './owned-item-page.module.css'

interface OwnedItem<Item> {
  title: string
  titleLang?: string | undefined
  ownerName?: string | undefined
  /** Why the item is over. */
  over?: string | undefined
  /** Path of the list it is in. */
  list: string
  picture?: PictureSource | undefined
  description?: React.ComponentProps<typeof Prose>['html'] | undefined
  descriptionLang?: string | undefined
  owner?: OwnerCardProps | undefined
  share: ShareProps
  fromOwner: readonly Item[]
  others: readonly Item[]
}

interface OwnedItemPageProps<Item> {
  item: OwnedItem<Item>
  /** The group of messages for this kind of item. */
  messages: OwnedItemMessages
  /** The most important facts, large below the title. */
  keyFacts: React.ReactNode
  /** Further contents of the head. */
  head?: React.ReactNode
  /** Facts above the owner. */
  facts?: React.ReactNode
  List: React.ComponentType<{ items: readonly Item[] }>
}

/** The page of a record with an owner, with other items of its owner, then those of others. */
export function OwnedItemPage<Item>(props: OwnedItemPageProps<Item>) {
  const { item, messages, keyFacts, head, facts } = props
  const words = useMessages()[messages]
  if (item.over !== undefined) return <EndedItemPage {...props} />
  return (
    <article>
      <BackLink to={item.list}>{words.all}</BackLink>
      <ItemHead title={item.title} lang={item.titleLang} kicker={item.ownerName} picture={item.picture}>
        <p className={`${primitives.row} ${primitives.strong} ${styles.keyFacts}`}>{keyFacts}</p>
        {head}
      </ItemHead>
      <ItemColumns
        facts={
          <>
            {facts}
            {item.owner && (
              <Fact id="where" title={words.where} lang={words.lang}>
                <OwnerCard {...item.owner} />
              </Fact>
            )}
            <SharePage share={item.share} />
          </>
        }
      >
        {item.description && <Prose html={item.description} lang={item.descriptionLang} />}
      </ItemColumns>
      <MoreItems {...props} />
    </article>
  )
}

/** An ended record, with links to its list and its store. */
function EndedItemPage<Item>(props: OwnedItemPageProps<Item>) {
  const { title, titleLang, over, list, owner } = props.item
  const words = useMessages()[props.messages]
  const toOwner = owner?.logo && owner.to ? [{ to: owner.to, text: words.goTo(owner.name) }] : []
  const links = [{ to: list, text: words.all }, ...toOwner]
  return (
    <>
      <EndedHead title={title} lang={titleLang} text={over} links={links} />
      <MoreItems {...props} />
    </>
  )
}

function MoreItems<Item>({ item, messages, List }: OwnedItemPageProps<Item>) {
  const { ownerName = '', over, fromOwner, others, list } = item
  const words = useMessages()[messages]
  return (
    <>
      {fromOwner.length > 0 && (
        <MoreSection id="more-here" title={words.moreFrom(ownerName)} lang={words.lang}>
          <List items={fromOwner} />
        </MoreSection>
      )}
      {others.length > 0 && (
        <MoreSection
          id="others"
          title={over === undefined ? words.others : words.instead}
          lang={words.lang}
          more={{ to: list, text: words.all }}
        >
          <List items={others} />
        </MoreSection>
      )}
    </>
  )
}
