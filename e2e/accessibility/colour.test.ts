import type { Page } from 'playwright-core'
import { inAuditMall, openHydrated } from './audit-mall.ts'
import { expect, it } from 'vitest'
import { inParallel } from '../../site/content/in-parallel.ts'
import { viewportOf } from './states.ts'
import { findCase, type Mutation, testMutations } from './mutations.ts'

it('tells states apart without colours', auditColour)

interface Pair {
  readonly name: string
  readonly path: string
  /** Selector of an element that is selected, invalid, open…; `other` is a similar one that is not. */
  readonly one: string
  readonly other: string
}

const pairs: readonly Pair[] = [
  {
    name: 'the chosen letter',
    path: '/stores?letter=B',
    one: 'main a[href*="letter"][aria-current]',
    other: 'main a[href*="letter=C"]',
  },
  {
    name: 'the chosen category',
    path: '/stores?category=fashion',
    one: 'main a[href*="category"][aria-current]',
    other: 'main a[href*="category"]:not([aria-current])',
  },
  {
    name: 'the chosen kind of promotion',
    path: '/promotions?kind=coupon',
    one: 'main nav a[aria-current]',
    other: 'main nav a:not([aria-current])',
  },
  {
    name: 'the chosen level',
    path: '/map',
    one: 'main nav a[href*="level"][aria-current]',
    other: 'main nav a[href*="level"]:not([aria-current])',
  },
  {
    name: 'the page in the menu',
    path: '/jobs',
    one: 'header nav a[aria-current="page"]',
    other: 'header nav a:not([aria-current])',
  },
  {
    name: 'a field with a mistake',
    path: '/contact-us',
    one: 'main form div:has(> [aria-invalid])',
    other: 'main form div:has(> [name="subject"])',
  },
  {
    name: 'a favorite',
    path: '/stores',
    one: 'main button[aria-pressed="true"]',
    other: 'main button[aria-pressed="false"]',
  },
  {
    name: 'a link in a text',
    path: '/pages/directions-and-parking',
    one: 'main p a, main li a',
    other: 'main p',
  },
]

const schemes = [
  { name: 'in grey', forcedColors: 'none' },
  { name: 'in forced colours', forcedColors: 'active' },
] as const

function auditColour(): Promise<void> {
  return inAuditMall(({ visit }) =>
    inParallel(pairs, 2, (pair) =>
      visit(viewportOf(1280), async (page) => {
        await openHydrated(page, pair.path)
        expect.soft(await alikeWithoutColour(page, pair), pair.name).toEqual([])
      }),
    ),
  )
}

/** The schemes in which the two elements differ by hue only. */
async function alikeWithoutColour(page: Page, { path, one, other }: Pair): Promise<readonly string[]> {
  if (path === '/contact-us') {
    await page.locator('main form:has([name="stamp"]) button').click()
    await page.locator('[aria-invalid]').first().waitFor()
  }
  if (one.includes('aria-pressed')) await page.locator(other).first().click()
  await page.locator(one).first().waitFor()
  await page.mouse.move(5, 5)
  const faults = []
  for (const { name, forcedColors } of schemes) {
    await page.emulateMedia({ forcedColors })
    const isApart = await page.evaluate(looksDifferent, { one, other })
    if (!isApart) faults.push(`${name} ${one} looks like ${other}`)
  }
  return faults
}

/** Runs in the page: true for other lines, weight or texts, or a contrast of 3:1 between their colours or backgrounds. */
function looksDifferent({ one, other }: { one: string; other: string }): boolean {
  const [first, second] = [document.querySelector(one), document.querySelector(other)]
  if (first === null || second === null) throw new Error(`There is no ${first === null ? one : other}.`)
  if (shapeOf(first) !== shapeOf(second)) return true
  const grounds = [first, second].map((element) => brightnessOf(groundOf(element)))
  const inks = [first, second].map((element) => brightnessOf(getComputedStyle(element).color))
  return contrast(grounds) >= 3 || contrast(inks) >= 3

  function shapeOf(element: Element): string {
    const style = getComputedStyle(element)
    const { fontWeight, fontStyle, textDecorationLine, outlineStyle, borderLeftWidth, borderBottomWidth } =
      style
    const shadow = style.boxShadow === 'none' ? 'flat' : 'shadow'
    const before = getComputedStyle(element, '::before')
    const drawn = [
      before.content,
      before.clipPath,
      before.maskImage,
      before.backgroundImage,
      style.backgroundImage,
    ]
    const marked = [...element.querySelectorAll('[id$="-fault"]')].filter((fault) => fault.checkVisibility())
    return [
      fontWeight,
      fontStyle,
      textDecorationLine,
      outlineStyle,
      borderLeftWidth,
      borderBottomWidth,
      shadow,
      ...drawn,
      marked.length,
    ].join()
  }

  function groundOf(element: Element): string {
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { backgroundColor } = getComputedStyle(around)
      if (!/, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor
    }
    return 'rgb(255, 255, 255)'
  }

  function brightnessOf(colour: string): number {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  function contrast([a = 0, b = 0]: number[]): number {
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
  }
}

const coral = 'color: #c4341a !important'
const onlyCoral = `background: none !important; ${coral}; outline: none !important`

testMutations([
  {
    name: 'a mistake that only a colour shows',
    path: '/contact-us',
    css: 'main form div { border-left-width: 0 !important } [id$="-fault"] { display: none !important } [aria-invalid] { border-color: red !important }',
    check: checkPair('a field with a mistake'),
  },
  {
    name: 'a chosen letter that only a colour shows',
    path: '/stores?letter=B',
    css: `main a[href*="letter"][aria-current] { ${onlyCoral} }`,
    check: checkPair('the chosen letter'),
  },
  {
    name: 'a chosen level that only a colour shows',
    path: '/map',
    css: `main a[href*="level"][aria-current] { ${onlyCoral} }`,
    check: checkPair('the chosen level'),
  },
  {
    name: 'a favorite that only a colour shows',
    path: '/stores',
    css: 'main button[aria-pressed]::before { clip-path: circle() !important }',
    check: checkPair('a favorite'),
  },
  {
    name: 'links in a text that only a colour shows',
    path: '/pages/directions-and-parking',
    css: `main p a, main li a { text-decoration: none !important; font-weight: inherit !important; ${coral} }`,
    check: checkPair('a link in a text'),
  },
])

/** A check of the pair with this name. */
function checkPair(name: string): Mutation['check'] {
  return (page) => alikeWithoutColour(page, findCase(pairs, name))
}
