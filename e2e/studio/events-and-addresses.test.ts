import { siteMapDataSchema } from '@promenade/contract/public-api/site-map-data'
import { expect, it } from 'vitest'
import { eventDays } from '../../platform/src/content-api/event-days.ts'
import { recordsOf } from '../../platform/src/content-api/read-kind.ts'
import { requestContent } from '../../platform/src/testing/request-content.ts'
import { phone, useStudio } from './open.ts'
import { openStudioPlatform } from './open-platform.ts'

const mall = openStudioPlatform()
const open = useStudio()

it('publishes an event of every Friday, but not on the second one', async () => {
  const { page } = await mall.open('/entries/new-event', { staffId: await mall.addStaff('Cleo', 'editor') })
  await page.getByLabel('Name, English', { exact: true }).fill('Carols')
  await page.getByRole('textbox', { name: 'Description, English' }).fill('Sing with us.')
  await page.getByRole('group', { name: 'First day' }).getByRole('spinbutton').first().click()
  // A Friday in winter, when the clocks of the mall are back.
  await page.keyboard.type('20361205')
  await page.getByLabel('First day, time').fill('19:00')
  await page.getByRole('combobox', { name: 'Repeats' }).selectOption('Every week')
  await page.getByLabel('How long').selectOption('A number of times')
  await page.getByLabel('How many times').fill('3')
  await page.getByText('The last time is Friday').waitFor()
  await page.getByRole('checkbox', { name: /Dec.* 12,/ }).uncheck()
  await page.getByText(/^Saved \d/).waitFor()
  await page.getByRole('button', { name: 'Publish …' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('“Carols” is live.').waitFor()
  const { documents, now } = await requestContent(mall.database(), new Date('2036-12-04T12:00:00Z'))
  const days = recordsOf
    .event(documents)
    .filter(({ slug }) => slug === 'carols')
    .flatMap((entry) => eventDays(entry, documents, now))
  expect(days.map(({ value }) => value.start)).toEqual(['2036-12-05 19:00', '2036-12-19 19:00'])
  await page.goto('/whats-on?q=carols')
  await page.locator('main table').getByText('every week').waitFor()
})

it('changes the address of a record: the old one leads on', async () => {
  const { id } = await mall
    .database()
    .selectFrom('entry')
    .select('id')
    .where('slug', '=', 'net-works')
    .executeTakeFirstOrThrow()
  const { page } = await mall.open(`/entries/${id}`, { staffId: await mall.addStaff('Dora', 'editor') })
  const changeTo = async (slug: string) => {
    await page.getByRole('dialog').getByLabel('Last part of the address').fill(slug)
    await page.getByRole('dialog').getByRole('button', { name: 'Change the address' }).click()
  }
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('button', { name: 'Change the address' }).click()
  await changeTo('quiet-corner')
  await page.getByText('Another record has this address.').waitFor()
  await changeTo('the-net')
  await page.getByText('the old one leads on').waitFor()
  const redirects = async () => siteMapDataSchema.parse(await mall.platform.json('/site_map_data')).redirects
  const lead = { path: '/stores/net-works', to: '/stores/the-net', permanent: true }
  await expect.poll(redirects).toContainEqual(lead)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(redirects).not.toContainEqual(lead)
})

it('says on a phone, in Spanish, on which days an event is held', async () => {
  const { page, platform } = await open('/', { ...phone, locale: 'es' })
  const event = platform.find('event', 'film-on-the-mainsail')
  await page.goto(`/entries/${event.id}`)
  await page.getByRole('combobox', { name: 'Se repite' }).selectOption('Cada mes')
  await page.getByRole('combobox', { name: 'Qué día del mes' }).selectOption('El primer')
  await page.getByRole('combobox', { name: 'Días de la semana' }).selectOption('Domingo')
  await page.getByText('No tiene fecha final.').waitFor()
  const repeats = { every: 'month', week: 'first', days: ['sunday'] }
  await expect.poll(() => event.draft?.document['repeats']).toEqual(repeats)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(360)
})
