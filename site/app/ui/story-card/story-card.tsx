import { Link } from 'react-router'
import styles from './story-card.module.css'

export interface StoryCardProps {
  to: string
  title: string
  lang?: string | undefined
  /** What stands above the title: a date, an author, a last day. */
  kicker?: string | undefined
  summary?: string | undefined
  summaryLang?: string | undefined
  picture?: { url: string; alt: string } | undefined
}

/** `card` stands among others, `row` is small beside something else, `lead` opens a page. */
type StoryLook = 'card' | 'row' | 'lead'

interface StoryPlace {
  look?: StoryLook
  /** Where cards follow the title of the page itself, they are its second level. */
  heading?: 'h2' | 'h3'
}

/** Something to read or take part in: a news item, a post, a contest. */
export function StoryCard({ look = 'card', heading, ...story }: StoryCardProps & StoryPlace) {
  const { to, title, lang, kicker, summary, summaryLang, picture } = story
  const Title = heading ?? (look === 'lead' ? 'h2' : 'h3')
  return (
    <article className={styles[look]}>
      {picture && (
        <div className={styles.frame}>
          <img
            className={styles.picture}
            src={picture.url}
            alt={picture.alt}
            width={1200}
            height={900}
            loading={look === 'lead' ? 'eager' : 'lazy'}
            decoding="async"
          />
        </div>
      )}
      <div className={styles.words}>
        <Title className={styles.title} lang={lang}>
          <Link className={styles.link} to={to} prefetch="intent">
            {title}
          </Link>
        </Title>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
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
