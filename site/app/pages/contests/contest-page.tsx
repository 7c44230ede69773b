import { redirect } from 'react-router'
import { pageContext } from '../../page-context.ts'
import { PostedForm } from '../../layout/forms/posted-form.tsx'
import { skipRevalidation, sendForm } from '../../layout/forms/send-form.ts'
import { headTags } from '../../layout/head-tags.ts'
import { found, itemResponse } from '../../layout/item-response.ts'
import { SharePage } from '../../layout/share-page.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { BackLink } from '../../components/back-link/back-link.tsx'
import { Fact, ItemColumns } from '../../components/item-columns/item-columns.tsx'
import { ItemHead } from '../../components/item-head/item-head.tsx'
import { Prose } from '../../components/prose/prose.tsx'
import { MoreSection } from '../../components/more-section/more-section.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { StoryCards } from '../../components/story-card/story-card.tsx'
import { formHead, submitForm } from '../../layout/forms/submit-form.server.ts'
import type { RouteHandle } from '../../route-handle.ts'
import type { Route } from './+types/contest-page'
import primitives from '../../theme/primitives.module.css'
import styles from './contest-page.module.css'
import { contestEntry, contestScreen, type ContestScreen } from './contest-screen.server.ts'

export const handle = { cache: 'hour' } as const satisfies RouteHandle

export const meta = headTags

export const clientAction = sendForm

export const shouldRevalidate = skipRevalidation

/** `/contests/{slug}`; 410 for a contest that is over. */
export function loader({ context, params }: Route.LoaderArgs) {
  const screen = found(contestScreen(context.get(pageContext), params.slug))
  return itemResponse({ ...screen, head: formHead(context, screen.head) })
}

export function action({ request, context, params }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const entry = contestEntry(page, params.slug)
  // The contest ended while the form was open, or never existed: the page says which.
  if (entry === undefined) throw redirect(page.href(page.path), 303)
  return submitForm({ request, context }, entry)
}

export default function ContestPage({ loaderData: screen, actionData }: Route.ComponentProps) {
  const { contests: words } = useMessages()
  const { title, titleLang, kicker, over, picture, body, bodyLang, rules, rulesLang, entering, others } =
    screen
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
            {entering?.form && (
              <section className={styles.enter} aria-labelledby="enter">
                <SectionHead id="enter" title={entering.title} lang={entering.form.lang} />
                <PostedForm form={entering.form} result={actionData} />
              </section>
            )}
            {rules && (
              <section
                className={`${primitives.ruled} ${primitives.measure} ${styles.rules}`}
                aria-labelledby="rules"
              >
                <h2 className={styles.rulesTitle} id="rules" lang={words.lang}>
                  {words.rules}
                </h2>
                <Prose html={rules} lang={rulesLang} />
              </section>
            )}
          </ItemColumns>
        )}
      </article>
      {others.length > 0 && (
        <MoreSection id="others" title={words.others} lang={words.lang}>
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
      {entering?.notYet && (
        <Fact id="entering" title={words.howToEnter} lang={words.lang}>
          <p>{entering.notYet}</p>
        </Fact>
      )}
      {dates.length > 0 && (
        <Fact id="dates" title={words.dates} lang={words.lang}>
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
      <SharePage share={share} />
    </>
  )
}
