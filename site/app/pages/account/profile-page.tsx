import { data, Form, Link, redirect } from 'react-router'
import { pageContext } from '../../page-context.ts'
import { PostedForm } from '../../layout/forms/posted-form.tsx'
import { sendForm } from '../../layout/forms/send-form.ts'
import { headTags } from '../../layout/head-tags.ts'
import { Button } from '../../components/button/button.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Fact } from '../../components/item-columns/item-columns.tsx'
import { PageHead } from '../../components/page-head/page-head.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { sessionContext } from '../../session-context.ts'
import { formHead, submitForm } from '../../layout/forms/submit-form.server.ts'
import { readQuery, type RouteHandle } from '../../route-handle.ts'
import type { Route } from './+types/profile-page'
import primitives from '../../theme/primitives.module.css'
import styles from './account.module.css'
import { logOut, profileScreen, type ProfileScreen, profileSubmission } from './profile-screen.server.ts'
import { redirectToLogin } from './redirect-to-login.server.ts'

export const handle = { cache: 'personal', query: ['state'] } as const satisfies RouteHandle

export const meta = headTags

export const clientAction = sendForm

/** `/profile`; redirects to `/login` without a session. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const visitor = context.get(sessionContext)
  const result = visitor.isLoggedIn()
    ? await visitor.call('get_profile', {})
    : { kind: 'logged out' as const }
  if (result.kind === 'logged out') throw redirectToLogin(page, 'profile')
  const profile = result.kind === 'done' ? result.response : undefined
  const screen = profileScreen(page, profile, readQuery(handle, url).get('state'))
  const status = result.kind === 'done' ? 200 : 503
  return data({ ...screen, head: formHead(context, screen.head) }, { status })
}

/** Saves changes, or logs out. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext)
  const visitor = context.get(sessionContext)
  const act = (await request.clone().formData()).get('act')
  if (act !== 'log_out' && act !== 'log_out_everywhere')
    return submitForm({ request, context }, profileSubmission(page))
  throw (await logOut(act, page, visitor)) ?? redirect(page.href('/profile?state=failed'), 303)
}

export default function ProfilePage({ loaderData: screen, actionData }: Route.ComponentProps) {
  const { title, words, note, profile } = screen
  return (
    <>
      <PageHead title={title} lang={words.lang} intro={profile?.facts.join(' ')} />
      {note && (
        <p className={`${primitives.strong} ${primitives.measure} ${styles.note}`} role="status">
          {note}
        </p>
      )}
      <div className={`${primitives.columns} ${styles.columns}`}>
        <section aria-labelledby="about">
          <SectionHead id="about" title={words.about} lang={words.lang} />
          {profile ? (
            <PostedForm form={profile.form} result={actionData} staysOpen />
          ) : (
            <p>{words.unavailable}</p>
          )}
        </section>
        <div className={styles.links}>
          <AccountLinks screen={screen} />
        </div>
      </div>
    </>
  )
}

function AccountLinks({ screen: { words, links } }: { screen: ProfileScreen }) {
  return (
    <>
      <Fact id="favorites" title={words.favorites} lang={words.lang}>
        <p className={`${primitives.soft} ${styles.text}`}>{words.favoritesText}</p>
        <ButtonLink to={links.favorites} look="quiet" icon="arrow">
          {words.favorites}
        </ButtonLink>
      </Fact>
      <Fact id="data" title={words.yourData} lang={words.lang}>
        <p className={`${primitives.soft} ${styles.text}`}>{words.yourDataText}</p>
        {/* A plain form: the router cannot download a file. */}
        <form method="post" action={links.data}>
          <Button look="quiet">{words.download}</Button>
        </form>
        <p>
          <Link className={`${primitives.target} ${styles.quietLink}`} to={links.deleteAccount}>
            {words.deleteAccount}
          </Link>
        </p>
      </Fact>
      <Fact id="leave" title={words.leave} lang={words.lang}>
        <p className={`${primitives.soft} ${styles.text}`}>{words.leaveText}</p>
        <Form className={`${primitives.wrap} ${styles.buttons}`} method="post" action={links.profile}>
          <Button look="quiet" name="act" value="log_out">
            {words.logOut}
          </Button>
          <Button look="quiet" name="act" value="log_out_everywhere">
            {words.logOutEverywhere}
          </Button>
        </Form>
      </Fact>
    </>
  )
}
