import { join } from 'node:path'
import { type EntryKind, entryKinds } from '@promenade/contract/kinds/kinds'
import type { Locale } from '@promenade/domain/locale/locale'
import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, it } from 'vitest'
import { now } from '../support/clock/run-clock.ts'
import { importContent } from '../../platform/src/import/import-content.ts'
import { en } from '../../studio/src/messages/en.ts'
import { es } from '../../studio/src/messages/es.ts'
import { phone } from './open.ts'
import { openStudioPlatform } from './open-platform.ts'
import { goWithin } from './screens.ts'

const demo = join(import.meta.dirname, '..', '..', 'demo')
const studio = openStudioPlatform()

beforeAll(() => importContent(studio.database(), demo, new Date(now())))

/** The demo mall has no posts of social networks. */
const kinds = entryKinds.filter((kind) => kind !== 'social-post')

const views = [
  ['en', false, 0],
  ['es', true, 1],
] as const

// Each kind in one of the views, by turns; in `npm run audit` in both.
it.each(views)(
  'opens, changes and publishes a record of each kind in %s',
  { timeout: 600_000 },
  async (locale, isPhone, turn) => {
    const page = await logIn(locale, isPhone)
    const m = locale === 'es' ? es : en
    const stopped: string[] = []
    const isTurn = (place: number) => inject('isAudit') || place % 2 === turn
    for (const kind of kinds.filter((_, place) => isTurn(place))) {
      const fault = await changeOne(page, kind).catch((error: unknown) => String(error).slice(0, 300))
      if (fault !== undefined) stopped.push(`${kind}: ${fault}`)
    }
    expect(stopped).toEqual([])

    /** Changes the first text by keyboard and publishes it; says what stood in the way. */
    async function changeOne(of: Page, kind: EntryKind): Promise<string | undefined> {
      await goWithin(of, `/entries/${await findEntry(kind)}`)
      const texts = `[class*=formSection] :is(textarea, [contenteditable])[lang="${locale}"]`
      // The centre itself has no texts in two languages.
      const text = of.locator(kind === 'property' ? '[id="field-city"]' : texts)
      await text.first().waitFor({ state: 'attached' })
      await of
        .locator('[class*=formSection] details')
        .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
      const isWide = await of.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      if (isWide) return 'is wider than the screen'
      await text.first().focus()
      await of.keyboard.press('Control+End')
      await of.keyboard.type(` ${locale}7`)
      await of.getByText(locale === 'es' ? /^Guardado / : /^Saved \d/).waitFor()
      await of.getByRole('button', { name: m.editor.publish }).press('Enter')
      const publish = of.getByRole('button', { name: m.publish.now })
      await publish.and(of.locator(':enabled')).press('Enter')
      await publish.waitFor({ state: 'detached' })
      // The notice of the record before may still be there.
      await expect.poll(() => countPublished(`${locale}7`, kind)).toBe(1)
      await of.locator('[class*=notices] p').waitFor()
      return undefined
    }
  },
)

async function logIn(locale: Locale, isPhone: boolean): Promise<Page> {
  const staffId = await studio.addStaff(`Keeper${locale}`, 'admin')
  const path = await studio.linkFor(staffId, 'start')
  const { page } = await studio.open(path, { locale, ...(isPhone ? phone : {}) })
  await page.locator('#main h1').waitFor()
  return page
}

async function findEntry(kind: EntryKind): Promise<number> {
  const { id } = await studio
    .database()
    .selectFrom('entry')
    .select('id')
    .where('kind', '=', kind)
    .where('published_revision', 'is not', null)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return id
}

async function countPublished(words: string, kind: EntryKind): Promise<number> {
  const documents = await studio
    .database()
    .selectFrom('entry')
    .innerJoin('revision', 'revision.id', 'entry.published_revision')
    .select('document')
    .where('kind', '=', kind)
    .execute()
  return documents.filter(({ document }) => JSON.stringify(document).includes(words)).length
}
