import { entriesSchema } from '@promenade/contract/studio-api/entries'
import { roundsSchema } from '@promenade/contract/studio-api/store-rounds'
import type { Locale } from '@promenade/domain/locale/locale'
import { daysAfter, today } from '../support/clock/days.ts'
import type { openStudioPlatform } from './open-platform.ts'

type Studio = ReturnType<typeof openStudioPlatform>

/** The last day of the rounds of the tests. */
const lastDay = daysAfter(today(), 21)

let people = 0

/** An editor who asks stores. */
export function addEditor(studio: Studio): Promise<number> {
  people += 1
  return studio.addStaff(`Editor${people}`, 'editor')
}

/** Asks one store about the next special days, as somebody of the staff; answers the path of its link. */
export async function askStore(
  studio: Studio,
  staffId: number,
  slug: string,
  locale: Locale,
  dayCount = 3,
): Promise<string> {
  const email = `${slug}@stores.test`
  const api = await studio.apiOf(staffId)
  const { items } = entriesSchema.parse(await (await api.get('/api/v1/entries?kind=store')).json())
  const { days } = roundsSchema.parse(await (await api.get('/api/v1/rounds')).json())
  const response = await api.send('POST', '/api/v1/rounds', {
    parts: ['hours', 'phone', 'picture', 'offer'],
    days: days.slice(0, dayCount).map(({ id }) => id),
    until: lastDay,
    locale,
    stores: items.filter((item) => item.slug === slug).map(({ id }) => ({ id, email })),
  })
  if (!response.ok) throw new Error(await response.text())
  return linkOfMail(studio, email)
}

/** The path of the link in the newest mail to a store. */
export async function linkOfMail(studio: Studio, email: string): Promise<string> {
  const mail = await studio
    .database()
    .selectFrom('mail')
    .select('content')
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return /\/store#[\w-]+/.exec(JSON.stringify(mail.content))?.[0] ?? ''
}
