import { join } from 'node:path'
import type { Locale } from '@promenade/domain/locale/locale'
import { beforeAll, describe, expect } from 'vitest'
import { daysAfter, instantAt, nextWeekday } from '../support/clock/days.ts'
import { now } from '../support/clock/run-clock.ts'
import { importContent } from '../../platform/src/import/import-content.ts'
import { en, type Messages } from '../../studio/src/messages/en.ts'
import { es } from '../../studio/src/messages/es.ts'
import { outOfOrderEn } from '../../studio/src/messages/out-of-order-en.ts'
import { outOfOrderEs } from '../../studio/src/messages/out-of-order-es.ts'
import { translateEn } from '../../studio/src/messages/translate-en.ts'
import { translateEs } from '../../studio/src/messages/translate-es.ts'
import { casesOf } from '../support/audit.ts'
import { byTurns } from '../support/by-turns.ts'
import { violations } from '../support/violations.ts'
import { phone } from './open.ts'
import { openStudioPlatform } from './open-platform.ts'
import { publishUntranslated } from './publish-untranslated.ts'
import { type Input, ScriptedUser } from './scripted-user.ts'

const demo = join(import.meta.dirname, '..', '..', 'demo')
const photo = join(import.meta.dirname, '..', 'support', 'photo-with-notes.jpg')
const studio = openStudioPlatform()

interface View {
  readonly view: string
  readonly locale: Locale
  readonly input: Input
}

const views = casesOf<View>(
  [
    { view: 'with the mouse in English', locale: 'en', input: 'mouse' },
    { view: 'by touch in Spanish', locale: 'es', input: 'touch' },
    { view: 'by keys in English', locale: 'en', input: 'keys' },
  ],
  [
    { view: 'with the mouse in Spanish', locale: 'es', input: 'mouse' },
    { view: 'by touch in English', locale: 'en', input: 'touch' },
    { view: 'by keys in Spanish', locale: 'es', input: 'keys' },
  ],
)

/** Stores without hours of their own. */
const exceptions = [
  '7 & Salt',
  'Aizome Works',
  'Bluff Cove Outfitters',
  'Brindle Row',
  'Button Hollow',
  'Calico Moth',
]

let people = 0

beforeAll(() => importContent(studio.database(), demo, new Date(now())))

/** Somebody who has just logged in, at the centre's own demo mall. */
async function logIn(locale: Locale, input: Input) {
  people += 1
  const staffId = await studio.addStaff(`Person${people}`, 'editor')
  const path = await studio.linkFor(staffId, 'start')
  const { page } = await studio.open(path, { locale, ...(input === 'touch' ? phone : {}) })
  await page.locator('#main h1').waitFor()
  const user = new ScriptedUser(page, input)
  user.begin()
  return { page, user, m: locale === 'es' ? es : en, locale }
}

type Desk = Awaited<ReturnType<typeof logIn>>

/** A text field by its label and language. */
function text({ page, m }: Desk, field: string, language: Locale) {
  return page.getByRole('textbox', { name: `${label(m, field)}, ${m.languages[language]}` })
}

function label(m: Messages, field: string): string {
  return m.fields[field]?.label ?? field
}

async function typeDay({ page, user, m, locale }: Desk, field: string, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-')
  const digits = locale === 'es' ? date + month + year : year + month + date
  const first = page
    .getByRole('group', { name: label(m, field) })
    .getByRole('spinbutton')
    .first()
  await user.press(first)
  await user.type(...digits)
}

/** Fills a new promotion with picture and both languages. */
async function writePromotion(desk: Desk, title: string): Promise<void> {
  const { page, user, m } = desk
  await user.press(page.getByRole('link', { name: m.today.putUpPromotion, exact: true }).first())
  await page.locator('input:focus, textarea:focus').waitFor()
  await user.write(`${title} lamps for one`)
  await user.type('Enter')
  await user.write(`${title} lámparas por una`)
  await user.chooseFile(page.getByText(m.picture.choose), photo)
  await user.press(text(desk, 'alt', 'en'))
  await user.write('Two lamps on a table.')
  await user.type('Enter')
  await user.write('Dos lámparas en una mesa.')
  await user.press(text(desk, 'description', 'en'))
  await user.write('Bring one home, and take the other one along.')
  await user.press(text(desk, 'description', 'es'))
  await user.write('Llévate una a casa, y la otra también.')
}

/** The platform's response to visitors at this path, as text. */
async function answerTo(path: string): Promise<string> {
  return JSON.stringify(await studio.platform.json(path, new Date(now())))
}

function publishButton({ page, m }: Desk) {
  return page.getByRole('button', { name: m.editor.publish })
}

/** Opens the sheet to publish. */
function openPublishing(desk: Desk, input: Input): Promise<void> {
  return input === 'keys' ? desk.user.shortcut('Control+Enter') : desk.user.press(publishButton(desk))
}

function publishNowButton({ page, m }: Desk) {
  return page.getByRole('button', { name: m.publish.now })
}

/** Finds a record or a screen by the search, from any screen; by its name, or by another word. */
async function openBySearch(
  { page, user, m }: Desk,
  input: Input,
  words: string,
  typed = words,
): Promise<void> {
  if (input === 'touch') await user.press(page.getByRole('button', { name: m.search.open }))
  else await user.type('Control+K')
  await page.getByRole('dialog').getByRole('searchbox').waitFor()
  await user.write(typed)
  const first = page.getByRole('dialog').getByRole('link').filter({ hasText: words }).first()
  await first.waitFor()
  await user.type('Enter')
  await page.getByRole('heading', { name: words, exact: true }).waitFor()
}

describe.each(byTurns(views))('$view', ({ it, view, locale, input }) => {
  const isTouch = input === 'touch'

  it('puts up a promotion with picture, in two languages, until Sunday', async () => {
    const desk = await logIn(locale, input)
    const { page, user, m } = desk
    await writePromotion(desk, `Three ${view}`)
    await typeDay(desk, 'end', nextWeekday(0))
    await openPublishing(desk, input)
    await user.press(publishNowButton(desk))
    await page.getByText(m.publish.done(promotionTitle(`Three ${view}`, locale))).waitFor()
    user.checkGoal({ presses: 10, seconds: 90 }, `promotion ${view}`)
    expect(await answerTo('/promotions')).toContain(`Three ${view} lamps for one`)
  })

  it('plans a promotion for Friday at six, which ends on Sunday by itself', async () => {
    const desk = await logIn(locale, input)
    const { page, user, m } = desk
    await writePromotion(desk, `Four ${view}`)
    const friday = nextWeekday(5)
    await typeDay(desk, 'start', friday)
    await typeDay(desk, 'end', daysAfter(friday, 2))
    await openPublishing(desk, input)
    await user.press(page.getByLabel(m.publish.whenLater, { exact: true }))
    await user.press(page.getByRole('button', { name: m.publish.later }))
    await page.getByText(m.publish.planned(promotionTitle(`Four ${view}`, locale), '').trim()).waitFor()
    user.checkGoal({ presses: 12, seconds: 110 }, `planned promotion ${view}`)
    const waiting = studio.database().selectFrom('publication').select('at').where('state', '=', 'waiting')
    expect(JSON.stringify(await waiting.execute())).toContain(instantAt(friday, '06:00'))
    expect(await answerTo('/promotions')).not.toContain(`Four ${view}`)
  })

  it('replaces a logo everywhere', async () => {
    const desk = await logIn(locale, input)
    const { page, user, m } = desk
    await openBySearch(desk, input, 'Bollard Boots')
    const logo = page.getByRole('group', { name: new RegExp(`^${label(m, 'logo')}`) })
    await user.chooseFile(logo.getByText(m.picture.replace), photo)
    // What is new is published from its own place.
    await user.press(publishNowButton(desk))
    await page.getByText(m.publish.done('Bollard Boots')).waitFor()
    user.checkGoal({ presses: 4, seconds: 20 }, `logo ${view}`)
  })

  it('sets Christmas Eve for the centre, and other hours for six stores', async () => {
    const desk = await logIn(locale, input)
    const { page, user, m } = desk
    await user.press(page.getByRole('link', { name: m.navigation.hours }).first())
    await user.press(page.getByRole('link', { name: locale === 'es' ? 'Nochebuena' : 'Christmas Eve' }))
    await user.press(page.getByLabel(`${label(m, 'special-day:hours')}, ${m.form.closes}`), 'begin')
    await user.type(...'0200P')
    await openPublishing(desk, input)
    await user.press(publishNowButton(desk))
    await page.getByText(m.publish.done(locale === 'es' ? 'Nochebuena' : 'Christmas Eve')).waitFor()
    // A phone has its navigation on lists alone.
    if (isTouch) await user.press(page.getByRole('link', { name: m.editor.back }))
    await user.press(page.getByRole('link', { name: m.navigation.stores, exact: true }).first())
    const search = page.getByRole('searchbox', { name: m.list.find })
    await user.press(search)
    for (const store of exceptions) {
      await user.write(store.slice(0, 5))
      const box = page.getByLabel(m.list.select(store))
      if (input === 'keys') {
        await page
          .getByRole('status')
          .filter({ hasText: m.list.count(1) })
          .waitFor()
        await box.waitFor()
        await user.type('ArrowDown')
      }
      await user.press(box)
      // The next name can be typed at once.
      await search.and(page.locator(':focus')).waitFor()
    }
    await user.press(page.getByRole('button', { name: m.bulk.change }))
    const dialog = page.getByRole('dialog')
    await user.press(dialog.getByLabel(`${label(m, 'hours')}, ${m.form.closes}`), 'begin')
    await user.type(...'0400P')
    await user.press(dialog.getByRole('button', { name: m.bulk.apply(exceptions.length) }))
    await page.getByText(new RegExp(`${m.bulk.specialDay}.*${exceptions.length}`)).waitFor()
    user.checkGoal({ presses: 11 + exceptions.length, seconds: 55 }, `Christmas Eve ${view}`)
  })

  it('undoes a change of 150 stores', async () => {
    const desk = await logIn(locale, input)
    const { page, user, m } = desk
    await page.goto('/stores')
    await page.getByLabel(m.list.selectAll(150)).check()
    await page.getByRole('button', { name: m.bulk.change }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(m.bulk.field).selectOption({ label: label(m, 'flags') })
    await dialog.getByLabel(m.options['new'] ?? '').check()
    await dialog.getByRole('button', { name: m.bulk.apply(150) }).click()
    await page.getByText(m.bulk.done(label(m, 'flags'), 150)).waitFor({ timeout: 60_000 })
    user.begin()
    if (input === 'keys') await openBySearch(desk, input, m.acts.title, m.undo.slice(0, 4).toLowerCase())
    else await user.press(page.getByRole('link', { name: m.navigation.today }).first())
    await user.press(page.locator('#acts').getByRole('button').first())
    await page.getByText(m.undone).waitFor()
    user.checkGoal({ presses: 2, seconds: 5 }, `undo ${view}`)
  })

  it('translates what is missing', async () => {
    const desk = await logIn(locale, input)
    const { page, user, m } = desk
    const names = ['One', 'Two', 'Three', 'Four'].map((number) => `${number} untranslated ${view}`)
    await publishUntranslated(page, names)
    await page.reload()
    user.begin()
    await user.press(page.getByRole('link', { name: locale === 'es' ? /sin traducir/ : /not translated/ }))
    // The last one stands first.
    for (const name of names.toReversed()) {
      const field = page.getByRole('region', { name }).getByRole('textbox')
      await field.and(page.locator(':focus')).waitFor()
      await user.write(`${name}, en español`)
      await user.type('Enter')
    }
    const words = locale === 'es' ? translateEs : translateEn
    await page.getByText(words.written(names.length)).waitFor()
    expect(await violations(page)).toEqual([])
    await user.press(page.getByRole('button', { name: m.bulk.publish, exact: true }))
    await page.getByText(m.done.publish(names.length)).waitFor()
    user.checkGoal({ presses: 2, seconds: 60 }, `translations ${view}`)
    const published = await studio.database().selectFrom('revision').select('document').execute()
    for (const name of names) expect(JSON.stringify(published)).toContain(`${name}, en español`)
  })

  it('puts one lift out of service', async () => {
    const desk = await logIn(locale, input)
    const { page, user, m } = desk
    await openBySearch(desk, input, m.outOfOrder.title)
    const words = locale === 'es' ? outOfOrderEs : outOfOrderEn
    const [close, works] = [words.closeOf('').trim(), words.worksOf('').trim()]
    const lift = locale === 'es' ? /^Elevador A / : /^Elevator A /
    const line = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: lift }) })
    const button = line.getByRole('button', { name: new RegExp(`${close}|${works}`) })
    await button.waitFor()
    const isClosed = (await line.getByRole('button', { name: new RegExp(works) }).count()) > 0
    await user.press(button)
    if (!isClosed) await user.press(page.getByRole('dialog').getByRole('button', { name: words.confirm }))
    await page.getByRole('status').filter({ hasText: lift }).first().waitFor()
    user.checkGoal({ presses: isTouch ? 3 : 2, seconds: 30 }, `lift ${view}`)
    const answer = await answerTo('/pois')
    expect(/"is_temporarily_closed":true/.test(answer)).toBe(!isClosed)
  })

  it('takes a new colleague from the invitation to the first publication', async () => {
    people += 1
    const staffId = await studio.addStaff(`Person${people}`, 'editor')
    const { page } = await studio.open(await studio.linkFor(staffId, 'invitation'), {
      hasDevice: true,
      locale,
      ...(isTouch ? phone : {}),
    })
    const m = locale === 'es' ? es : en
    const user = new ScriptedUser(page, input)
    const desk = { page, user, m, locale }
    user.begin()
    await user.press(page.getByRole('button', { name: m.account.join.passkey }))
    await user.press(page.getByRole('button', { name: m.account.codes.go }))
    await page.locator('#main h1').waitFor()
    await user.press(page.getByRole('link', { name: m.today.putUpPromotion, exact: true }).first())
    await page.locator('input:focus, textarea:focus').waitFor()
    await user.write(`First ${view}`)
    await user.press(text(desk, 'description', 'en'))
    await user.write('Until the shelf is empty.')
    await openPublishing(desk, input)
    await user.press(publishNowButton(desk))
    await page.getByText(m.publish.done(`First ${view}`)).waitFor()
    user.checkGoal({ presses: 7, seconds: 300 }, `new colleague ${view}`)
  })
})

function promotionTitle(title: string, locale: Locale): string {
  return locale === 'es' ? `${title} lámparas por una` : `${title} lamps for one`
}
