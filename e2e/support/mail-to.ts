import { expect, inject } from 'vitest'

export interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: readonly { readonly key: string; readonly value: string }[]
  readonly replyTo?: readonly { readonly address: string }[]
}

/** Waits for the mail to an address with this number, from 1, in order of arrival. */
export async function mailTo(address: string, place = 1, mailUrl = inject('mailUrl')): Promise<Mail> {
  await expect.poll(async () => (await mailsTo(address, mailUrl)).length).toBeGreaterThanOrEqual(place)
  const mail = (await mailsTo(address, mailUrl))[place - 1]
  if (mail === undefined) throw new Error('The mail is gone again.')
  return mail
}

export async function mailsTo(address: string, mailUrl = inject('mailUrl')): Promise<readonly Mail[]> {
  const response = await fetch(`${mailUrl}/?to=${encodeURIComponent(address)}`)
  return response.json()
}

/** The link in a mail with this path; returned without the origin. */
export function linkIn({ text }: Mail, path: string): string {
  const links = text.match(/https?:\/\/[^\s<>"]+/g) ?? []
  const link = links.map((url) => new URL(url)).find(({ pathname }) => pathname === path)
  if (link === undefined) throw new Error(`The mail has no link to ${path}.`)
  return link.pathname + link.search
}

/** A unique address. */
export function newAddress(name: string): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`
}
