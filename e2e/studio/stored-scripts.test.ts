import { type EntryKind, entryKinds, singleKinds } from '@promenade/contract/kinds/kinds'
import { entrySchema } from '@promenade/contract/studio-api/entries'
import { contactForm } from '@promenade/domain/forms/forms'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { encodeFields } from '../../platform/src/database/form-fields.ts'
import { now } from '../support/clock/run-clock.ts'
import type { StaffBrowser } from '../../platform/src/testing/test-studio.ts'
import { fillDocument } from '../security/hostile-documents.ts'
import { basePayloads } from '../security/script-payloads.ts'
import { openStudioPlatform } from './open-platform.ts'
import { goWithin, waitUntilLoaded } from './screens.ts'

const studio = openStudioPlatform()

/** The API takes no NUL. */
const payloads = basePayloads.filter((payload) => !payload.includes('\u0000'))

const kinds = entryKinds.filter((kind) => !singleKinds.has(kind))
const screens = ['/', '/whats-on', '/stores', '/hours', '/pages', '/people', '/bin', '/settings/audit']

// Without the policy, which would stop what runs. A script of the payloads opens a dialog of the browser.
it('shows hostile texts in lists, forms, history and messages without running them', async () => {
  const [adas, bens] = [await studio.addStaff('Ada', 'admin'), await studio.addStaff('Ben', 'admin')]
  const { page } = await studio.open('/', { staffId: adas, bypassCSP: true })
  await page.locator('#main h1').waitFor()
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const apis = [await studio.apiOf(adas), await studio.apiOf(bens)] as const
  const ids: number[] = []
  for (const [index, kind] of kinds.entries()) ids.push(await writeTwice(apis, kind, index))
  await sendMessages()
  for (const path of [...screens, ...ids.map((id) => `/entries/${id}`)]) {
    await goWithin(page, path)
    await page.locator('#main h1').waitFor()
    if (path.startsWith('/entries/')) await openHistory(page)
    await waitUntilLoaded(page)
    await page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
    expect([path, await page.evaluate(findActive)]).toEqual([path, []])
  }
  expect(dialogs).toEqual([])
})

/** Two people write a draft one after the other, so that its history has two versions. */
async function writeTwice(
  [first, second]: readonly [StaffBrowser, StaffBrowser],
  kind: EntryKind,
  index: number,
): Promise<number> {
  const write = (start: number) => {
    let field = start
    return fillDocument(kind, () => payloads[field++ % payloads.length])
  }
  const slug = `hostile-${kind}`
  const created = await first.send('POST', '/api/v1/entries', { kind, slug, document: write(index * 7) })
  const { id, version } = entrySchema.parse(await created.json())
  const saved = await second.save(id, version, write(index * 7 + 3))
  expect(saved.status, await saved.text()).toBeLessThan(300)
  return id
}

/** Messages of visitors, whose forms take any text. */
async function sendMessages(): Promise<void> {
  const rows = payloads.slice(0, 60).map((text) => ({
    property_id: 1,
    email: `"${text.replaceAll(/[\s"\\]/g, '')}"@mall.test`,
    fields: encodeFields(contactForm, { name: text, message: text }),
    page: '/contact-us',
    locale: 'en' as const,
    created_at: new Date(now()),
  }))
  await studio.database().insertInto('contact_message').values(rows).execute()
}

async function openHistory(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('button', { name: 'History' }).click()
  await page.getByRole('dialog').locator('b').nth(1).waitFor()
}

/** Runs in the page: elements that would run a script, and addresses that would. */
function findActive(): string[] {
  const isActive = (element: Element) =>
    ['iframe', 'object', 'embed', 'base', 'foreignObject', 'animate'].includes(element.localName) ||
    (element.localName === 'script' && !(element.getAttribute('src') ?? '').startsWith('/assets/')) ||
    [...element.attributes].some(
      ({ name, value }) =>
        name.startsWith('on') ||
        (/^(?:href|src|action|formaction)$/.test(name) &&
          /^(?:javascript|vbscript|data:text)/i.test(value.trim())),
    )
  return [...document.querySelectorAll('*')].filter(isActive).map(({ outerHTML }) => outerHTML.slice(0, 200))
}
