import { resources, resourceUrl } from './public-api/resources.ts'

/** The request of a form to another platform or a mail service. Without `body` it is a GET. */
export interface FormRequest {
  readonly url: string
  readonly body?: FormData
}

interface Message {
  readonly name: string
  readonly email: string
  readonly phone?: string | undefined
  readonly subject?: string | undefined
  readonly message: string
}

/** The request with a message to the centre; the order of its parts is the order in the mail. */
export function contactRequest(url: string, mailto: string, message: Message): FormRequest {
  const subject = message.subject ?? 'Contact form'
  const fields = {
    mailto,
    from_email: message.email,
    subject,
    'custom[Name]': message.name,
    'custom[Email]': message.email,
    'custom[Phone]': message.phone,
    'custom[Subject]': message.subject,
    'custom[Message]': message.message,
  }
  return { url, body: formOf(fields) }
}

interface Entry {
  readonly contest: string
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly phone?: string | undefined
  readonly answer?: string | undefined
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
  const { contest: slug, photo } = entry
  const { platformUrl, propertyId, apiKey } = platform
  const url = resourceUrl(platformUrl, propertyId, resources.contests, { apiKey })
  url.pathname = url.pathname.replace(/contests$/, `contest/${encodeURIComponent(slug)}`)
  const body = formOf({
    'json[first_name]': entry.first_name,
    'json[last_name]': entry.last_name,
    'json[email]': entry.email,
    'json[phone]': entry.phone,
    'json[notes]': entry.answer,
    'json[newsletter]': entry.newsletter && 'true',
  })
  if (photo !== undefined) body.append('contest_photo', jpegOf(photo), 'photo.jpg')
  return { url: url.href, body }
}

interface Subscriber {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
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

/** The request for a newsletter; both services respond to a GET with JSONP. Throws TypeError for an invalid address. */
export function newsletterRequest(address: string, subscriber: Subscriber): FormRequest {
  const url = new URL(address)
  if (newsletterService(address) === 'mailchimp') {
    url.pathname = '/subscribe/post-json'
    setAll(url, { FNAME: subscriber.first_name, LNAME: subscriber.last_name, EMAIL: subscriber.email })
    url.searchParams.set('c', 'answer')
    return { url: url.href }
  }
  const list = listOf(url) ?? ''
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

function setAll(url: URL, fields: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
}

function formOf(fields: Readonly<Record<string, string | undefined>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value)
  return form
}

function jpegOf(base64: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: 'image/jpeg' })
}
