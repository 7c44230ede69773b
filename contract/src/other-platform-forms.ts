import type { FormValue, WrittenForm } from '@promenade/domain/forms/form'
import { contactForm, contestFields, newsletterFields } from '@promenade/domain/forms/forms'
import { resources, resourceUrl } from './public-api/resources.ts'

/** The request of a form to another platform or a mail service. Without `body` it is a GET. */
export interface FormRequest {
  readonly url: string
  readonly body?: FormData
}

/** The request with a message to the centre; the order of its parts is the order in the mail. */
export function contactRequest(
  url: string,
  mailto: string,
  message: FormValue<typeof contactForm>,
): FormRequest {
  const { email, subject = 'Contact form' } = message
  const parts = renamed(contactForm, message, (name) => `custom[${titleOf(name)}]`)
  return { url, body: formOf({ mailto, from_email: email, subject, ...parts }) }
}

/** `order_number` is Order Number. */
function titleOf(name: string): string {
  return name.replaceAll('_', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
}

interface Entry extends FormValue<typeof contestFields> {
  readonly contest: string
  readonly newsletter?: object | undefined
  /** A JPEG picture in base64. */
  readonly photo?: string | undefined
}

interface Platform {
  readonly platformUrl: string
  readonly propertyId: string
  readonly apiKey: string
}

/** The request with a contest entry; the answer to its question goes into the notes. */
export function contestRequest(platform: Platform, entry: Entry): FormRequest {
  const { contest: slug, photo, newsletter, ...written } = entry
  const { platformUrl, propertyId, apiKey } = platform
  const url = resourceUrl(platformUrl, propertyId, resources.contests, { apiKey })
  url.pathname = url.pathname.replace(/contests$/, `contest/${encodeURIComponent(slug)}`)
  const body = formOf({
    ...renamed(contestFields, written, (name) => `json[${name === 'answer' ? 'notes' : name}]`),
    'json[newsletter]': newsletter && 'true',
  })
  if (photo !== undefined) body.append('contest_photo', jpegOf(photo), 'photo.jpg')
  return { url: url.href, body }
}

/** The mail service with this address of a sign-up form; undefined for any other address. */
export function newsletterService(address: string): 'mailchimp' | 'campaign-monitor' | undefined {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:') return undefined
  const { hostname, pathname, searchParams } = url
  const isMailchimp = hostname.endsWith('.list-manage.com') && /^\/subscribe\/post(?:-json)?$/.test(pathname)
  if (isMailchimp) return searchParams.has('u') && searchParams.has('id') ? 'mailchimp' : undefined
  const isList = hostname.endsWith('.createsend.com') && listOf(url) !== undefined
  return isList ? 'campaign-monitor' : undefined
}

/** Names of Mailchimp that are not the field's own in capitals. */
const mailchimpNames: Readonly<Record<string, string>> = { first_name: 'FNAME', last_name: 'LNAME' }

/** The request for a newsletter; both services respond to a GET with JSONP. Throws TypeError for an invalid address. */
export function newsletterRequest(
  address: string,
  subscriber: FormValue<typeof newsletterFields>,
): FormRequest {
  const url = new URL(address)
  if (newsletterService(address) === 'mailchimp') {
    url.pathname = '/subscribe/post-json'
    setAll(
      url,
      renamed(newsletterFields, subscriber, (name) => mailchimpNames[name] ?? name.toUpperCase()),
    )
    url.searchParams.set('c', 'answer')
    return { url: url.href }
  }
  const list = listOf(url) ?? ''
  // Any other field has an id of its own in each list, so it cannot be sent.
  const name = `${subscriber.first_name} ${subscriber.last_name}`
  setAll(url, { 'cm-name': name, [`cm-${list}-${list}`]: subscriber.email, agree_newsletter: 'true' })
  url.searchParams.set('callback', 'answer')
  return { url: url.href }
}

/** True if the response of a service confirms the subscription. */
export function isSubscribed(text: string): boolean {
  const [, json = text] = /^[^({[]*\(([\s\S]*)\)[\s;]*$/.exec(text) ?? []
  try {
    const answer: unknown = JSON.parse(json)
    if (typeof answer !== 'object' || answer === null) return false
    if ('result' in answer) return answer.result === 'success'
    return 'Status' in answer && Number(answer.Status) === 200
  } catch {
    return false
  }
}

function listOf({ pathname }: URL): string | undefined {
  return /^\/t\/[a-z]\/s\/([a-z\d]+)\/?$/i.exec(pathname)?.[1]
}

type Parts = Readonly<Record<string, string | undefined>>

/** The fields of a form under the names that another platform has for them. */
function renamed(form: WrittenForm, value: Parts, rename: (name: string) => string): Parts {
  return Object.fromEntries(Object.keys(form).map((name) => [rename(name), value[name]]))
}

function setAll(url: URL, fields: Parts): void {
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) url.searchParams.set(name, value)
}

function formOf(fields: Parts): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value)
  return form
}

function jpegOf(base64: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: 'image/jpeg' })
}
