import { SharePage } from '../../layout/share-page.tsx'
import { TextWithGalleries } from '../../layout/text-with-galleries.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { BackLink } from '../../components/back-link/back-link.tsx'
import { ItemHead } from '../../components/item-head/item-head.tsx'
import { MoreSection } from '../../components/more-section/more-section.tsx'
import { StoryCard, StoryCards, type StoryCardProps } from '../../components/story-card/story-card.tsx'
import type { PostScreen } from './blog-screen.server.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './post-view.module.css'

/** A post, with links to others. */
export function PostView({ screen }: { screen: PostScreen }) {
  const { blogs: words } = useMessages()
  const { blog, byline, text, bodyLang, subjects, newer, older, others } = screen
  return (
    <>
      <article>
        <BackLink to={blog.to}>{blog.name}</BackLink>
        <ItemHead
          title={screen.title}
          lang={screen.titleLang}
          intro={screen.intro}
          introLang={screen.introLang}
          picture={screen.picture}
        >
          {byline.length > 0 && <p className={styles.byline}>{byline.join(' · ')}</p>}
        </ItemHead>
        <div className={styles.body}>
          <div className={styles.text}>
            <TextWithGalleries parts={text} lang={bodyLang} />
          </div>
          {subjects.length > 0 && (
            <p className={`${primitives.note} ${primitives.lined} ${primitives.measure} ${styles.subjects}`}>
              {words.filedUnder}: <span lang={screen.subjectsLang}>{subjects.join(', ')}</span>
            </p>
          )}
          <div className={`${primitives.measure} ${styles.share}`}>
            <SharePage share={screen.share} />
          </div>
        </div>
      </article>
      {(newer ?? older) && (
        <nav className={`${primitives.ruled} ${styles.neighbours}`} aria-label={words.neighbours}>
          {older && <Neighbour title={words.previous} story={older} />}
          {newer && <Neighbour title={words.next} story={newer} />}
        </nav>
      )}
      {others.length > 0 && (
        <MoreSection
          id="more"
          title={words.more(blog.name)}
          lang={words.lang}
          more={{ to: blog.to, text: words.allOf(blog.name) }}
        >
          <StoryCards stories={others} />
        </MoreSection>
      )}
    </>
  )
}

function Neighbour({ title, story }: { title: string; story: StoryCardProps }) {
  return (
    <div>
      <h2 className={`${primitives.title} ${styles.neighbourTitle}`}>{title}</h2>
      <StoryCard look="row" {...story} />
    </div>
  )
}
