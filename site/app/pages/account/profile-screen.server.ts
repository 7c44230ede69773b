import { decodeProfile, encodeProfile } from '@promenade/contract/account-api/profile-fields'
import { dateIn } from '@promenade/domain/calendar/instants'
import { isLocale, locales } from '@promenade/domain/locale/locale'
import { profileFields, profileForm } from '@promenade/domain/forms/forms'
import type { PageContext } from '../../page-context.ts'
import type { FormMessages } from '../../messages/forms/en.ts'
import { formMessagesIn } from '../../messages/messages-in.server.ts'
import type { CallResult, Visitor } from '../../session-context.ts'
import { consentTo } from '../../presenters/forms/consent.server.ts'
import type { FieldDefinition } from '../../presenters/forms/form-definition.ts'
import { formView } from '../../presenters/forms/form-view.server.ts'
import { inputsOf } from '../../presenters/forms/inputs-of.ts'
import type { Submission } from '../../layout/forms/submit-form.server.ts'
import { formatDateWithYear } from '../../presenters/format.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { redirectToLogin } from './redirect-to-login.server.ts'

type Profile = Extract<CallResult<'get_profile'>, { kind: 'done' }>['response']

/** `/profile`: the visitor's data and everything they can do with it. */
export function profileScreen(context: PageContext, profile: Profile | undefined, state: string | null) {
  const { profile: words, form, lang } = formMessagesIn(context.locale)
  const { href } = context
  const head = pageHead(context, { title: words.title, noindex: true })
  const isFailed = state === 'failed'
  return {
    head: isFailed ? { ...head, title: `${form.error} ${head.title}` } : head,
    title: words.title,
    words: { ...textsOf(words), ...(lang && { lang }) },
    note: isFailed ? form.failed : undefined,
    profile: profile && profileView(profile, context, words),
    links: {
      favorites: href('/favorites'),
      profile: href('/profile'),
      data: href('/profile/data'),
      deleteAccount: href('/profile/delete'),
    },
  }
}

export type ProfileScreen = ReturnType<typeof profileScreen>

/** The texts without parameters. */
function textsOf(words: FormMessages['profile']) {
  const { loggedInAs, memberSince, newsletter, ...texts } = words
  return texts
}

function profileView(profile: Profile, context: PageContext, words: FormMessages['profile']) {
  const { email, locale, newsletter, member_since } = profile
  const { timeZone } = context.content.property
  const values: Readonly<Record<string, string | null>> = {
    ...decodeProfile(profile),
    locale,
    newsletter: newsletter ? '1' : '',
  }
  return {
    facts: [
      words.loggedInAs(email),
      ...(member_since === null
        ? []
        : [
            words.memberSince(formatDateWithYear(dateIn(Date.parse(member_since), timeZone), context.locale)),
          ]),
    ],
    form: formView(context, profileSubmission(context), { readValue: (field) => values[field] ?? undefined }),
  }
}

export function profileSubmission(context: PageContext): Submission<typeof profileForm> {
  const words = formMessagesIn(context.locale).profile
  const consent = consentTo(words.newsletter, context)
  return {
    rules: profileForm,
    fields: fieldsOf(context, consent.wording),
    submit: words.save,
    sending: words.saving,
    async call({ locale = context.locale, newsletter, ...written }, visitor) {
      const result = await visitor.call('update_profile', {
        ...encodeProfile(written),
        locale: isLocale(locale) ? locale : context.locale,
        newsletter,
        ...(newsletter && { consent: consent.given }),
      })
      if (result.kind === 'logged out') throw redirectToLogin(context, 'profile')
      return result
    },
    done: () => ({ title: words.saved }),
  }
}

function fieldsOf(context: PageContext, consent: string): readonly FieldDefinition[] {
  const { fields, profile: words } = formMessagesIn(context.locale)
  return [
    ...inputsOf(profileFields, fields),
    {
      kind: 'select',
      name: 'locale',
      label: words.language,
      options: locales.map(({ code, name }) => ({ value: code, text: name, lang: code })),
    },
    { kind: 'checkbox', name: 'newsletter', label: consent, isOptional: true },
  ]
}

/** `/profile/delete`: what is deleted and what is retained, before the button. */
export function deleteScreen(context: PageContext) {
  const words = formMessagesIn(context.locale).profile
  return {
    head: pageHead(context, { title: words.deleteAccount, description: words.deleteIntro, noindex: true }),
    title: words.deleteAccount,
    intro: words.deleteIntro,
    erased: words.erased,
    retained: words.retained,
    cancel: { to: context.href('/profile'), text: words.cancel },
    form: formView(context, deleteSubmission(context)),
  }
}

export function deleteSubmission(context: PageContext): Submission<Record<string, never>> {
  const words = formMessagesIn(context.locale).profile
  return {
    isButton: true,
    rules: {},
    fields: [],
    submit: words.deleteNow,
    call: async (_value, visitor) => {
      const result = await visitor.call('delete_account', {})
      if (result.kind === 'logged out') throw redirectToLogin(context, 'profile')
      return result
    },
    done: () => ({ title: words.deleteAccount }),
  }
}

/** Ends one session or all; after a failure the visitor stays on the page. */
export async function logOut(
  endpoint: 'log_out' | 'log_out_everywhere',
  context: PageContext,
  visitor: Visitor,
) {
  const { kind } = await visitor.call(endpoint, {})
  if (kind !== 'done' && kind !== 'logged out') return undefined
  // An expired login cannot end the other sessions: the visitor logs in again first.
  if (kind === 'logged out' && endpoint === 'log_out_everywhere') return redirectToLogin(context, 'profile')
  visitor.storeFavorites([])
  return redirectToLogin(context, 'out')
}
