import { describe, expect, it } from 'vitest'
import { hydrated, phone, useBrowser, withoutScript } from '../support/browser.ts'
import { byTurns } from '../support/by-turns.ts'
import { linksUnder, readPage } from '../support/read-page.ts'

const visit = useBrowser()

const languages = [
  {
    name: 'English',
    prefix: '',
    menu: 'Events',
    promotions: 'Promotions',
    coupons: 'Coupons',
    coupon: '$2 off a bag of beans',
    category: 'Coffee & Tea',
    count: /^\d+ coupons?$/,
    none: 'No promotions for that selection.',
    all: 'All promotions',
    share: 'Share',
    mail: 'E-mail',
    copy: 'Copy link',
    copied: 'Copied',
    device: 'Share with an app',
  },
  {
    name: 'Spanish',
    prefix: '/es',
    menu: 'Eventos',
    promotions: 'Promociones',
    coupons: 'Cupones',
    coupon: '$2 menos en una bolsa de café',
    category: 'Café y té',
    count: /^\d+ cup(ón|ones)$/,
    none: 'No hay promociones con esa selección.',
    all: 'Todas las promociones',
    share: 'Compartir',
    mail: 'Correo',
    copy: 'Copiar enlace',
    copied: 'Copiado',
    device: 'Compartir con una app',
  },
] as const

const modes = [
  { how: 'on a desk', options: {} },
  { how: 'without script', options: withoutScript },
]

describe.each(byTurns(languages))('a visitor who looks for promotions, in $name', ({ it, ...words }) => {
  const { prefix } = words

  it.each(modes)('finds a coupon, its code and its store, $how', async ({ options }) => {
    const { page, browserErrors } = await visit(options)
    await page.goto(prefix || '/')
    await page.locator('header summary', { hasText: words.menu }).click()
    await page.locator('header').getByRole('link', { name: words.promotions, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: words.promotions }).waitFor()
    await page.locator('main').getByRole('link', { name: words.coupons, exact: true }).click()
    await page.waitForURL(/kind=coupon$/)
    await expect
      .poll(() => page.locator('main').getByRole('status').first().textContent())
      .toMatch(words.count)
    await page.getByRole('link', { name: words.category, exact: true }).click()
    await page.waitForURL(/kind=coupon&category=coffee-tea$/)
    await page.getByRole('link', { name: words.coupon }).click()
    await page.waitForURL(`**${prefix}/promotions/fogbound-two-off-a-bag`)
    await page.getByText('FOG2', { exact: true }).waitFor()
    await page.locator('main').getByRole('link', { name: 'Fogbound Coffee' }).click()
    await page.waitForURL(`**${prefix}/stores/fogbound`)
    await page.locator('main').getByRole('link', { name: words.coupon }).click()
    await page.getByRole('heading', { level: 1, name: words.coupon }).waitFor()
    expect(browserErrors).toEqual([])
  })

  it('reads that nothing matches a selection, with links to others', async () => {
    const { text, links } = await readPage(`${prefix}/promotions?kind=coupon&category=optical`)
    expect(text).toContain(words.none)
    expect(links.find((link) => link.text === words.all)?.href).toBe(`${prefix}/promotions`)
  })

  it('shares an offer without script, by plain links', async () => {
    const { html, text } = await readPage(`${prefix}/promotions/fogbound-two-off-a-bag`)
    const links = linksUnder(html, words.share)
    const mail = links.find((link) => link.text === words.mail)?.href
    expect(decodeURIComponent(mail ?? '')).toContain(`${prefix}/promotions/fogbound-two-off-a-bag`)
    for (const network of ['WhatsApp', 'Facebook', 'X', 'LinkedIn']) {
      const link = links.find((one) => one.text.startsWith(`${network} `))
      expect(link?.href).toContain(encodeURIComponent(`${prefix}/promotions/fogbound`))
      expect(link?.rel).toBe('noopener noreferrer')
    }
    expect(text).not.toContain(words.copy)
  })

  it('copies the address', async () => {
    const { page } = await visit({ permissions: ['clipboard-read', 'clipboard-write'] })
    await page.goto(`${prefix}/promotions/fogbound-two-off-a-bag`)
    await hydrated(page)
    await page.locator('main summary', { hasText: words.share }).click()
    await page.getByRole('button', { name: words.copy }).click()
    await page.getByText(words.copied, { exact: true }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  })

  it('opens the share sheet of the device, and reports no error when it is cancelled', async () => {
    const { page, browserErrors } = await visit(phone)
    await page.addInitScript(() => {
      const share = async (data: ShareData) => {
        document.title = JSON.stringify(data)
        throw new DOMException('closed', 'AbortError')
      }
      Object.defineProperty(Navigator.prototype, 'share', { value: share, configurable: true })
    })
    await page.goto(`${prefix}/promotions/fogbound-two-off-a-bag`)
    await hydrated(page)
    await page.locator('main summary', { hasText: words.share }).tap()
    await page.getByRole('button', { name: words.device }).tap()
    await page.waitForFunction(() => document.title.startsWith('{'))
    expect(JSON.parse(await page.title())).toMatchObject({ url: page.url() })
    expect(browserErrors).toEqual([])
  })
})

describe('a record with a page of its own', () => {
  it.each([
    '/events-and-news/boardwalk-night-market',
    '/events-and-news/five-new-doors',
    '/blogs/birds-from-a-bench',
    '/contests/name-the-ferry',
    '/jobs/night-baker-crumb-and-compass',
    '/stores/ixtle',
  ])('can be shared: %s', async (path) => {
    for (const [prefix, share] of [
      ['', 'Share'],
      ['/es', 'Compartir'],
    ] as const) {
      const links = linksUnder((await readPage(`${prefix}${path}`)).html, share)
      const link = links.find(({ text }) => text.startsWith('WhatsApp '))
      expect(link?.href).toContain(encodeURIComponent(`${prefix}${path}`))
    }
  })
})

describe('a promotion on paper', () => {
  it('prints offer, dates, code and place, without controls', async () => {
    const { page } = await visit()
    await page.goto('/promotions/fogbound-two-off-a-bag')
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByText('FOG2', { exact: true }).isVisible()).toBe(true)
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    expect(await page.getByText('Level 1, unit 112').first().isVisible()).toBe(true)
    expect(await page.locator('main details').isVisible()).toBe(false)
    expect(await page.getByRole('heading', { name: 'Other promotions' }).isVisible()).toBe(false)
  })
})

describe('an unknown promotion', () => {
  it('is not found', async () => {
    expect((await readPage('/promotions/nothing-of-the-kind')).status).toBe(404)
    expect((await readPage('/es/jobs/nadie')).status).toBe(404)
  })
})
