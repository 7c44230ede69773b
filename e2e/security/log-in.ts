import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { MallUnderAttack } from './mall-under-attack.ts'
import { waitUntil } from '../support/wait-until.ts'
import { sendRaw, type RawResponse } from './raw-http.ts'

/** Logs in by the link in a mail and returns the cookie. Throws if that fails. */
export async function logIn(mall: MallUnderAttack, email: string): Promise<string> {
  await sendLogin(mall, email)
  const hash = /login\/confirm\?hash=([\w-]+)/.exec(await mailTo(mall, email))?.[1] ?? ''
  const target = `/login/confirm?hash=${hash}`
  const stamp = await stampOf(mall, target)
  const { headers } = await sendRaw(mall.siteUrl, {
    method: 'POST',
    target,
    headers: form,
    body: `stamp=${stamp}`,
  })
  const cookie = /__Host-auInfo=([\w-]+)/.exec(headers['set-cookie'] ?? '')?.[1]
  if (cookie === undefined) throw new Error('The link of the mail did not log in.')
  return cookie
}

const form = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' }

/** Submits the login form. */
export async function sendLogin(mall: MallUnderAttack, email: string): Promise<RawResponse> {
  const stamp = await stampOf(mall, '/login')
  const body = new URLSearchParams({ stamp, email }).toString()
  return sendRaw(mall.siteUrl, { method: 'POST', target: '/login', headers: form, body })
}

async function stampOf({ siteUrl }: MallUnderAttack, target: string): Promise<string> {
  const { body } = await sendRaw(siteUrl, { target })
  const field = /<input[^>]*name="stamp"[^>]*>/.exec(body)?.[0] ?? ''
  // People need longer than this to type.
  await delay(400)
  return /value="([^"]*)"/.exec(field)?.[1] ?? ''
}

/** Without a mail server, mail is written to a folder. */
async function mailTo({ dataFolder }: MallUnderAttack, email: string): Promise<string> {
  const folder = join(dataFolder, 'mail')
  let mail = ''
  await waitUntil('the mail', async () => (mail = await findMail(folder, email)) !== '')
  return mail
}

async function findMail(folder: string, email: string): Promise<string> {
  for (const name of await readdir(folder).catch(() => [])) {
    const text = (await readFile(join(folder, name), 'utf8')).replaceAll(/=\r\n/g, '').replaceAll('=3D', '=')
    if (!name.startsWith('.') && text.includes(email)) return text
  }
  return ''
}
