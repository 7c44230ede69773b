import { loginForm } from '@promenade/domain/forms/forms'
import { isLinkSecret } from '@promenade/domain/forms/link-secret'
import type { PageContext } from '../../page-context.ts'
import { formMessagesIn } from '../../messages/messages-in.server.ts'
import { formView } from '../../presenters/forms/form-view.server.ts'
import { inputsOf } from '../../presenters/forms/inputs-of.ts'
import { malformedSecret, unknownLink } from '../../presenters/forms/link-secret.server.ts'
import type { Submission } from '../../layout/forms/submit-form.server.ts'
import { pageHead } from '../../presenters/page-head.server.ts'

/** Why the visitor was sent to `/login`, by its query. */
const reasons = { profile: 'forProfile', out: 'ended', deleted: 'deleted' } as const

/** `/login`: a field for the address that receives the link. */
export function loginScreen(context: PageContext, state: string | null) {
  const words = formMessagesIn(context.locale).login
  const { title, intro, firstTime } = words
  const head = pageHead(context, { title, description: intro, noindex: true })
  const note = isReason(state) ? words[reasons[state]] : undefined
  return {
    head: note === undefined ? head : { ...head, title: `${note} · ${head.title}` },
    title,
    intro,
    firstTime,
    note,
    form: formView(context, loginSubmission(context)),
  }
}

function isReason(state: string | null): state is keyof typeof reasons {
  return state !== null && Object.hasOwn(reasons, state)
}

/** The response does not reveal whether the address has an account. */
export function loginSubmission(context: PageContext): Submission<typeof loginForm> {
  const { fields, login: words } = formMessagesIn(context.locale)
  return {
    rules: loginForm,
    fields: inputsOf(loginForm, fields),
    submit: words.send,
    call: ({ email }, visitor) => visitor.call('request_login', { email }),
    done: ({ email }) => ({ title: words.sent, text: words.sentText(email) }),
  }
}

/** The page of the link: a button, because mail scanners open links too. */
export function loginLinkScreen(context: PageContext, hash: string) {
  const { confirmTitle: title, confirmIntro: intro } = formMessagesIn(context.locale).login
  const head = pageHead(context, { title, description: intro, noindex: true })
  const form = formView(context, loginLinkSubmission(context, hash))
  if (isLinkSecret(hash)) return { head, title, intro, form }
  return { head, title, form: { ...form, refusal: unknownLink(context, newLink(context)) } }
}

function newLink(context: PageContext) {
  return { to: context.href('/login'), text: formMessagesIn(context.locale).login.newLink }
}

export function loginLinkSubmission(context: PageContext, hash: string): Submission<Record<string, never>> {
  const words = formMessagesIn(context.locale).login
  const link = newLink(context)
  const usedUp = () => ({ title: words.usedUpTitle, text: words.usedUpText, link })
  return {
    isButton: true,
    rules: {},
    fields: [],
    submit: words.confirm,
    call: async (_value, visitor) =>
      isLinkSecret(hash) ? visitor.call('login_hash', { login_hash: hash }) : malformedSecret,
    done: () => ({ title: words.confirmTitle }),
    refused: { 'used-up': usedUp, unknown: usedUp, malformed: () => unknownLink(context, link) },
  }
}
