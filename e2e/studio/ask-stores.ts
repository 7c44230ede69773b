import type { Page } from 'playwright-core'
import type { Locale } from '@promenade/domain/locale/locale'
import { daysAfter, today } from '../support/clock/days.ts'
import type { openStudioPlatform } from './open-platform.ts'

type Studio = ReturnType<typeof openStudioPlatform>

/** The last day of the rounds of the tests. */
const lastDay = daysAfter(today(), 21)

let people = 0

/** The page of an editor who has just logged in. */
export async function openEditor(studio: Studio, options: Parameters<Studio['open']>[1] = {}): Promise<Page> {
  people += 1
  const staffId = await studio.addStaff(`Editor${people}`, 'editor')
  const { page } = await studio.open(await studio.linkFor(staffId, 'start'), options)
  await page.locator('#main h1').waitFor()
  return page
}

/** Asks one store as the editor of a page; answers the path of its link. */
export async function askStore(studio: Studio, page: Page, slug: string, locale: Locale): Promise<string> {
  const email = `${slug}@stores.test`
  await page.evaluate(
    async ({ slug: wanted, email: address, until, language }) => {
      const read = async (path: string) => (await fetch(`/api/v1${path}`)).json()
      const { items } = await read('/entries?kind=store')
      const { days } = await read('/rounds')
      const body = {
        parts: ['hours', 'phone', 'picture', 'offer'],
        days: days.slice(0, 3).map(({ id }: { id: number }) => id),
        until,
        locale: language,
        stores: [{ id: items.find((item: { slug: string }) => item.slug === wanted).id, email: address }],
      }
      const headers = { 'Content-Type': 'application/json' }
      const response = await fetch('/api/v1/rounds', { method: 'POST', headers, body: JSON.stringify(body) })
      if (!response.ok) throw new Error(await response.text())
    },
    { slug, email, until: lastDay, language: locale },
  )
  const mail = await studio
    .database()
    .selectFrom('mail')
    .select('content')
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .executeTakeFirst()
  return /\/store#[\w-]+/.exec(JSON.stringify(mail?.content))?.[0] ?? ''
}
