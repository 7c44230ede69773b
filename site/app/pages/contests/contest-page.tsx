import { data } from 'react-router'
import { visitContext } from '../../content/visit.ts'
import { headTags } from '../../layout/head-tags.ts'
import { SharePage } from '../../layout/share-page.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { BackLink } from '../../ui/back-link/back-link.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Fact, ItemColumns } from '../../ui/item-columns/item-columns.tsx'
import { ItemHead } from '../../ui/item-head/item-head.tsx'
import { Prose } from '../../ui/prose/prose.tsx'
import { MoreSection } from '../../ui/more-section/more-section.tsx'
import { StoryCards } from '../../ui/story-card/story-card.tsx'
import type { Route } from './+types/contest-page'
import styles from './contest-page.module.css'
import { contestScreen, type ContestScreen } from './contest-screen.server.ts'

export const meta = headTags

/** `/contests/{slug}`; 410 for a contest that is over. */
export function loader({ context, params }: Route.LoaderArgs) {
  const screen = contestScreen(context.get(visitContext), params.slug)
  if (screen === undefined) throw data(null, { status: 404 })
  return data(screen, { status: screen.over === undefined ? 200 : 410 })
}

export default function ContestPage({ loaderData: screen }: Route.ComponentProps) {
  const { contests: words } = useMessages()
  const { title, titleLang, kicker, over, picture, body, bodyLang, rules, rulesLang, others } = screen
  return (
    <>
      <article>
        <BackLink to={screen.all}>{words.all}</BackLink>
        <ItemHead
          title={title}
          lang={titleLang}
          kicker={kicker}
          intro={over}
          picture={over ? undefined : picture}
        />
        {!over && (
          <ItemColumns facts={<Facts screen={screen} />}>
            {body && <Prose html={body} lang={bodyLang} />}
            {rules && (
              <section className={styles.rules} aria-labelledby="rules">
                <h2 className={styles.rulesTitle} id="rules">
                  {words.rules}
                </h2>
                <Prose html={rules} lang={rulesLang} />
              </section>
            )}
          </ItemColumns>
        )}
      </article>
      {others.length > 0 && (
        <MoreSection id="others" title={words.others}>
          <StoryCards stories={others} />
        </MoreSection>
      )}
    </>
  )
}

function Facts({ screen: { entering, dates, share } }: { screen: ContestScreen }) {
  const { contests: words } = useMessages()
  return (
    <>
      {entering && (
        <Fact id="entering" title={words.howToEnter}>
          {entering.steps.map((step) => (
            <p key={step} className={styles.step}>
              {step}
            </p>
          ))}
          {entering.mail && (
            <a className={styles.mail} href={entering.mail.to}>
              <Icon name="mail" />
              {entering.mail.text}
            </a>
          )}
        </Fact>
      )}
      {dates.length > 0 && (
        <Fact id="dates" title={words.dates}>
          <dl className={styles.dates}>
            {dates.map(({ name, date }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{date}</dd>
              </div>
            ))}
          </dl>
        </Fact>
      )}
      <SharePage ways={share} />
    </>
  )
}
