import { Link } from 'react-router'
import { PageGallery } from '../../layout/page-gallery.tsx'
import { TextWithGalleries } from '../../layout/text-with-galleries.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { Prose } from '../../components/prose/prose.tsx'
import type { contentScreen } from './content-screen.server.ts'
import primitives from '../../theme/primitives.module.css'
import styles from './content-view.module.css'

export function ContentView({ screen }: { screen: NonNullable<ReturnType<typeof contentScreen>> }) {
  const { page } = useMessages()
  const { title, titleLang, text, bodyLang, banner, subpages, galleries, all } = screen
  return (
    <article className={screen.hasLongWord ? styles.long : undefined}>
      <PageHead title={title} lang={titleLang} picture={banner} />
      <div className={`${primitives.ruled} ${styles.columns}`}>
        {text.length > 0 ? (
          <div className={screen.isShort ? styles.short : undefined}>
            <TextWithGalleries parts={text} lang={bodyLang} />
          </div>
        ) : (
          <EmptyState title={page.noText} lang={page.lang} />
        )}
        {subpages.length > 0 && (
          <div>
            {subpages.map((subpage, index) => (
              <section key={subpage.title ?? index} className={`${primitives.lined} ${styles.subpage}`}>
                {subpage.title && <h2 className={`${primitives.title} ${styles.title}`}>{subpage.title}</h2>}
                {subpage.body && <Prose html={subpage.body} lang={bodyLang} />}
              </section>
            ))}
          </div>
        )}
      </div>
      {galleries.map((gallery) => (
        <div key={gallery.id} className={primitives.section}>
          <PageGallery {...gallery} />
        </div>
      ))}
      <p className={`${primitives.lined} ${styles.more} ${primitives.onScreen}`}>
        <Link className={primitives.link} to={all} prefetch="intent">
          {page.all}
          <Icon name="arrow" />
        </Link>
      </p>
    </article>
  )
}
