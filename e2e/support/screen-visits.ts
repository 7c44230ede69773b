import { localePath } from '@promenade/domain/locale/locale-path'
import type { Banner } from './banners.ts'
import { widthsAtBreakpoints } from './breakpoints.ts'
import { kindsOfScreens, screens } from './screens.ts'

/** A look at a screen in one language. */
export interface ScreenVisit {
  readonly path: string
  readonly width: number
  readonly scheme: 'light' | 'dark'
  /** The rules of axe: those of colours, whose outcome depends on the scheme, or all others. */
  readonly rules: 'colours' | 'others'
  /** True for a visitor who has not answered any banner. */
  readonly isAsked: boolean
  /** The banners under which the focus is looked for. */
  readonly under: readonly Banner[]
  /** The widths at which texts must not be cut off, nor words of a title broken. */
  readonly widths: readonly number[]
}

/** The main screens, which are looked at on both sides of every breakpoint, in the language with the longer words. */
const mainScreens: readonly string[] = [
  '/',
  '/stores',
  '/stores/ixtle',
  '/foodandbeverage',
  '/map',
  '/promotions',
  '/promotions/raincoats-quarter-off',
  '/events-and-news',
  '/events-and-news/calm-hours',
  '/jobs',
  '/contests',
  '/blogs',
  '/hours',
  '/contact-us',
  '/newsletter',
  '/search-results?searchQuery=boots',
  '/pages/gift-cards',
  '/pages/directions-and-parking',
]

/**
 * Each screen once in both languages: in one by all rules but those of colours, in the other by those of colours, at the other
 * width. By turns, so that over the screens each language meets each width, scheme, banner and side of a breakpoint. With
 * `isAudit` all turns.
 */
export function screenVisits(isAudit: boolean): readonly ScreenVisit[] {
  const turns = isAudit ? [0, 1, 2, 3, 4, 5, 6, 7] : [0]
  return screens.flatMap((path, place) =>
    turns.flatMap((turn) =>
      visitsOf(path, place + turn).filter(({ rules }) => rules === 'colours' || turn < 4),
    ),
  )
}

/** A turn is a number with a bit for each choice: language, width and scheme. */
function visitsOf(path: string, turn: number): readonly ScreenVisit[] {
  const [isEnglish, isSmall, isLight] = [1, 2, 4].map((bit) => (turn & bit) === 0)
  const english = { path, isAsked: hasBanners(path), under: bannersOf(path, turn), widths: [] }
  const spanish = { path: localePath(path, 'es'), isAsked: false, under: [], widths: widthsOf(path, turn) }
  const scheme = isLight ? ('light' as const) : ('dark' as const)
  return [
    { ...(isEnglish ? english : spanish), width: isSmall ? 360 : 1280, scheme: 'light', rules: 'others' },
    { ...(isEnglish ? spanish : english), width: isSmall ? 1280 : 360, scheme, rules: 'colours' },
  ]
}

/** The offline page has no scripts, so it has none. */
function hasBanners(path: string): boolean {
  return path !== '/offline'
}

function bannersOf(path: string, turn: number): readonly Banner[] {
  if (!kindsOfScreens.includes(path) || !hasBanners(path)) return []
  return [(turn >> 1) % 2 === 0 ? 'language' : 'consent']
}

/** Half of the widths: both sides of a breakpoint by turns. */
function widthsOf(path: string, turn: number): readonly number[] {
  const place = mainScreens.indexOf(path)
  return place === -1 ? [] : widthsAtBreakpoints.filter((_, index) => index % 2 === (place + turn) % 2)
}
