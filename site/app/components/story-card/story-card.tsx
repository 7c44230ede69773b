import { CardLink, CardPicture } from '../card/card.tsx'
import card from '../card/card.module.css'
import type { PictureSource } from '../picture/picture.tsx'
import styles from './story-card.module.css'

export interface StoryCardProps {
  to: string
  title: string
  lang?: string | undefined
  /** The line above the title: a date, an author or a deadline. */
  kicker?: string | undefined
  summary?: string | undefined
  summaryLang?: string | undefined
  picture?: PictureSource | undefined
}

/** `card` in a grid, `row` small beside other content, `lead` at the top of a page. */
type StoryLook = 'card' | 'row' | 'lead'

const sizesOf: Readonly<Record<StoryLook, string>> = {
  card: '(max-width: 640px) 100vw, (max-width: 960px) 50vw, 27rem',
  row: '7rem',
  lead: '(max-width: 768px) 100vw, min(58vw, 48rem)',
}

interface StoryPlace {
  look?: StoryLook
  /** `h2` if the cards directly follow the page title. */
  heading?: 'h2' | 'h3'
}

/** A news item, a post or a contest. */
export function StoryCard({ look = 'card', heading, ...story }: StoryCardProps & StoryPlace) {
  const { to, title, lang, kicker, summary, summaryLang, picture } = story
  const Title = heading ?? (look === 'lead' ? 'h2' : 'h3')
  return (
    <article className={`${look === 'card' ? card.card : card.plain} ${styles[look]}`}>
      {picture && (
        <CardPicture
          picture={picture}
          width={1200}
          height={900}
          sizes={sizesOf[look]}
          priority={look === 'lead' ? 'first' : 'later'}
        />
      )}
      <div className={styles.words}>
        <Title className={styles.title} lang={lang}>
          <CardLink to={to} prefetch="intent">
            {title}
          </CardLink>
        </Title>
        {kicker && <p className={`${card.kicker} ${styles.kicker}`}>{kicker}</p>}
        {summary && (
          <p className={styles.summary} lang={summaryLang}>
            {summary}
          </p>
        )}
      </div>
    </article>
  )
}

interface StoryCardsProps {
  stories: readonly (StoryCardProps & { id: string })[]
  look?: 'card' | 'row'
  heading?: 'h2' | 'h3'
}

export function StoryCards({ stories, look = 'card', heading = 'h3' }: StoryCardsProps) {
  return (
    <ul className={look === 'card' ? styles.cards : styles.rows}>
      {stories.map(({ id, ...story }) => (
        <li key={id}>
          <StoryCard look={look} heading={heading} {...story} />
        </li>
      ))}
    </ul>
  )
}
