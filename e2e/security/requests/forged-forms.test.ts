import { it } from 'vitest'
import { formsOf } from '../forms.ts'
import { type MallUnderAttack, publicOrigin, withMall } from '../mall-under-attack.ts'
import { type Attempt, expectSafe } from '../attempts.ts'
import { sendRaw } from '../raw-http.ts'

it('refuses forged forms', () => withMall({}, tryForgedForms))

/** Headers of forms from other sites, and of clients that are no browsers. */
const foreign: readonly Readonly<Record<string, string>>[] = [
  {},
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'none' },
  { 'Sec-Fetch-Site': 'Same-Origin' },
  { 'Sec-Fetch-Site': '' },
  { 'Sec-Fetch-Site': 'same-origin, cross-site' },
  { 'Sec-Fetch-Site': 'cross-site', Origin: publicOrigin },
  { Origin: 'null' },
  { Origin: '' },
  { Origin: 'https://evil.example' },
  { Origin: `${publicOrigin}.evil.example` },
  { Origin: `${publicOrigin}@evil.example` },
  { Origin: `${publicOrigin}/` },
  { Origin: `${publicOrigin}:8443` },
  { Origin: publicOrigin.replace('https:', 'http:') },
  { Origin: publicOrigin.toUpperCase() },
  { Origin: `${publicOrigin}, https://evil.example` },
  { Origin: 'https://sub.merrowquay.example' },
  { Referer: `${publicOrigin}/contact-us` },
  { Cookie: `origin=${publicOrigin}` },
  { 'X-Requested-With': 'XMLHttpRequest' },
  { 'X-Forwarded-Host': 'merrowquay.example', Origin: 'https://evil.example' },
]

/** Sends every form of the site with each of these headers. */
async function tryForgedForms({ siteUrl }: MallUnderAttack): Promise<void> {
  const tries: Attempt[] = []
  for (const { path, body } of formsOf()) {
    for (const from of foreign) {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded', ...from }
      const { status, headers: got } = await sendRaw(siteUrl, { method: 'POST', target: path, headers, body })
      const isSafe = status === 403 && got['set-cookie'] === undefined && got['location'] === undefined
      tries.push({ name: `${path} ${JSON.stringify(from)}`, isSafe, seen: String(status) })
    }
  }
  expectSafe('a form of another site has 403, no cookie, no redirect', tries)
  expectSafe('the same form of the site is accepted', await tryOwnForms(siteUrl))
  expectSafe('another content type has 415', await tryOtherTypes(siteUrl))
}

/** The control: the site accepts its own forms. */
async function tryOwnForms(siteUrl: string): Promise<readonly Attempt[]> {
  const tries: Attempt[] = []
  for (const { path, body } of formsOf()) {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' }
    const { status } = await sendRaw(siteUrl, { method: 'POST', target: path, headers, body })
    tries.push({ name: path, isSafe: status < 500 && status !== 403 && status !== 405, seen: String(status) })
  }
  return tries
}

const otherTypes = ['application/json', 'text/plain', 'text/xml', 'application/x-www-form-urlencodedx', '']

async function tryOtherTypes(siteUrl: string): Promise<readonly Attempt[]> {
  const tries: Attempt[] = []
  for (const type of otherTypes) {
    const headers = { 'Content-Type': type, 'Sec-Fetch-Site': 'same-origin' }
    const { status } = await sendRaw(siteUrl, {
      method: 'POST',
      target: '/contact-us',
      headers,
      body: '{"a":1}',
    })
    tries.push({ name: `"${type}"`, isSafe: status === 415, seen: String(status) })
  }
  return tries
}
