import { loginForm } from '@promenade/domain/forms/forms'
import { isLinkSecret } from '@promenade/domain/forms/link-secret'
import type { PageContext } from '../../page-context.ts'
import { formMessagesIn } from '../../messages/messages-in.server.ts'
import { formView } from '../../presenters/forms/form-view.server.ts'
import { malformedSecret, unknownLink } from '../../presenters/forms/link-secret.server.ts'
import type { Submission } from '../../presenters/forms/submit-form.server.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { wordingFor } from '../../presenters/wording.server.ts'

/** Why somebody is at `/login` who has not asked for it, as its query says. */
const reasons = { profile: 'forProfile', out: 'ended', deleted: 'deleted' } as const

/** What `/login` shows: a field for the address that the link is sent to. */
export function loginScreen(visit: PageContext, state: string | null) {
  const words = formMessagesIn(visit.locale).login
  const { title, intro, firstTime } = words
  const head = pageHead(visit, { title, description: intro, noindex: true })
  const note = isReason(state) ? words[reasons[state]] : undefined
  return {
    head: note === undefined ? head : { ...head, title: `${note} · ${head.title}` },
    title,
    intro,
    firstTime,
    note,
    form: formView(visit, loginSubmission(visit)),
  }
}

function isReason(state: string | null): state is keyof typeof reasons {
  return state !== null && Object.hasOwn(reasons, state)
}

/** The answer is the same whether the address is known or not. */
export function loginSubmission(visit: PageContext): Submission<typeof loginForm> {
  const { fields, login: words } = formMessagesIn(visit.locale)
  return {
    rules: loginForm,
    fields: [{ kind: 'line', name: 'email', label: fields.email, type: 'email', autoComplete: 'email' }],
    submit: words.send,
    call: ({ email }, visitor) => visitor.call('request_login', { email }),
    done: ({ email }) => ({ title: words.sent, text: words.sentText(email) }),
  }
}

/** What the link shows: a button, for programs that look into mail open its links too. */
export function loginLinkScreen(visit: PageContext, hash: string) {
  const { confirmTitle: title, confirmIntro: intro } = formMessagesIn(visit.locale).login
  const head = pageHead(visit, { title, description: intro, noindex: true })
  const form = formView(visit, loginLinkSubmission(visit, hash))
  if (isLinkSecret(hash)) return { head, title, intro, form }
  return { head, title, form: { ...form, refusal: unknownLink(visit, newLink(visit)) } }
}

function newLink(visit: PageContext) {
  return { to: wordingFor(visit).href('/login'), text: formMessagesIn(visit.locale).login.newLink }
}

export function loginLinkSubmission(visit: PageContext, hash: string): Submission<Record<string, never>> {
  const words = formMessagesIn(visit.locale).login
  const way = newLink(visit)
  const usedUp = () => ({ title: words.usedUpTitle, text: words.usedUpText, way })
  return {
    isButton: true,
    rules: {},
    fields: [],
    submit: words.confirm,
    call: async (_value, visitor) =>
      isLinkSecret(hash) ? visitor.call('login_hash', { login_hash: hash }) : malformedSecret,
    done: () => ({ title: words.confirmTitle }),
    refused: { 'used-up': usedUp, unknown: usedUp, malformed: () => unknownLink(visit, way) },
  }
}
