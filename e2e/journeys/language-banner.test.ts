import { describe, expect, it } from 'vitest'
import { hydrated, phone, useBrowser, withoutScript } from '../support/browser.ts'
import { arrived, boxOf } from '../support/measure.ts'

const visit = useBrowser()

const visitors = [
  {
    locale: 'es-MX',
    path: '/stores/ixtle',
    offer: '¿Ver en español?',
    decline: 'No, gracias',
    leadsTo: '/es/stores/ixtle',
  },
  {
    locale: 'en-CA',
    path: '/es/stores/ixtle',
    offer: 'View in English?',
    decline: 'No, thanks',
    leadsTo: '/stores/ixtle',
  },
]

describe('the suggestion of the other language', () => {
  it.each(visitors)(
    'redirects a browser that prefers $locale from $path to $leadsTo, once',
    async ({ locale, path, offer, leadsTo }) => {
      const { page } = await visit({ locale })
      await page.goto(path)
      await hydrated(page)
      await page.getByRole('link', { name: offer }).click()
      await page.waitForURL((url) => url.pathname === leadsTo)
      await page.goto(path)
      await hydrated(page)
      expect(await page.getByRole('link', { name: offer }).count()).toBe(0)
    },
  )

  it.each(visitors)(
    'can be declined permanently on $path, and leaves the focus on the page',
    async ({ locale, path, offer, decline }) => {
      const { page } = await visit({ locale })
      await page.goto(path)
      await hydrated(page)
      const shown = page.getByRole('complementary', { name: offer })
      await shown.waitFor()
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
      await shown.getByRole('button', { name: decline }).press('Enter')
      await shown.waitFor({ state: 'detached' })
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
      await page.reload()
      await hydrated(page)
      expect(await shown.count()).toBe(0)
    },
  )

  it('waits for a press in progress, which hits its target', async () => {
    const { page } = await visit({ ...phone, locale: 'es-MX' })
    const pressed = Promise.withResolvers<void>()
    await page.route('**/*.js', (route) => pressed.promise.then(() => route.continue()))
    await page.goto('/stores')
    const offer = page.getByRole('complementary', { name: '¿Ver en español?' })
    const link = page.locator('main a[href^="/stores/"]').filter({ visible: true }).first()
    await link.evaluate((shown) =>
      window.scrollBy(0, shown.getBoundingClientRect().bottom - innerHeight + 20),
    )
    const { x, y } = await boxOf(link)
    await page.mouse.move(x + 10, y + 10)
    await page.mouse.down()
    pressed.resolve()
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
    )
    await page.waitForTimeout(500)
    expect(await offer.count()).toBe(0)
    await page.mouse.up()
    await page.waitForURL(/\/stores\/./)
    await offer.waitFor()
  })

  it('overlays the page without shifting it', async () => {
    const { page } = await visit({ locale: 'es-MX' })
    await page.goto('/hours')
    await hydrated(page)
    const shown = page.getByRole('complementary', { name: '¿Ver en español?' })
    await shown.waitFor()
    await arrived(page)
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('header, h1, h2, footer')].map(
          (part) => part.getBoundingClientRect().top,
        ),
      )
    const withOffer = await places()
    await shown.getByRole('button').click()
    await shown.waitFor({ state: 'detached' })
    expect(await places()).toEqual(withOffer)
  })

  it('is not shown on a page in the preferred language, nor without script', async () => {
    const { page } = await visit({ locale: 'en-CA' })
    await page.goto('/stores/ixtle')
    await hydrated(page)
    expect(await page.getByRole('button', { name: 'No, gracias' }).count()).toBe(0)
    const still = (await visit({ ...withoutScript, locale: 'es-MX' })).page
    await still.goto('/stores/ixtle')
    expect(await still.getByText('¿Ver en español?').count()).toBe(0)
  })
})
