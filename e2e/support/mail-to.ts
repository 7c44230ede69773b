import { expect, inject } from 'vitest'

export interface Mail {
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly headers: readonly { readonly key: string; readonly value: string }[]
  readonly replyTo?: readonly { readonly address: string }[]
}

/** The mail to an address that stands at this place in the order they came in, counted from 1; waits for it. */
export async function mailTo(address: string, place = 1, mailUrl = inject('mailUrl')): Promise<Mail> {
  await expect
    .poll(async () => (await mailsTo(address, mailUrl)).length, { timeout: 15_000 })
    .toBeGreaterThanOrEqual(place)
  const mail = (await mailsTo(address, mailUrl))[place - 1]
  if (mail === undefined) throw new Error('The mail is gone again.')
  return mail
}

export async function mailsTo(address: string, mailUrl = inject('mailUrl')): Promise<readonly Mail[]> {
  const response = await fetch(`${mailUrl}/?to=${encodeURIComponent(address)}`)
  return response.json()
}

/** The link of a mail that leads to a page of this path, below the address of the site. */
export function linkIn({ text }: Mail, path: string): string {
  const links = text.match(/https?:\/\/[^\s<>"]+/g) ?? []
  const link = links.map((url) => new URL(url)).find(({ pathname }) => pathname === path)
  if (link === undefined) throw new Error(`The mail has no link to ${path}.`)
  return link.pathname + link.search
}

/** An address that no other journey writes to. */
export function newAddress(name: string): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`
}
