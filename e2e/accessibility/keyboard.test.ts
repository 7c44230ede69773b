import { defaultLocale, type Locale } from '@promenade/domain/locale/locale'
import { inAuditMall } from './audit-mall.ts'
import { expect, it } from 'vitest'
import { inParallel } from '../../site/content/in-parallel.ts'
import { statesAfterInteraction, addresses, inState } from './states.ts'
import { type FocusFault, noFaults, walkByKeyboard } from './walk-by-keyboard.ts'
import { type Mutation, testMutations } from './mutations.ts'

it('shows the focus at every stop of Tab', auditKeyboard)

/** One width per language, since the differences between widths do not depend on the language. */
const widthIn = (locale: Locale) => (locale === defaultLocale ? 1280 : 360)

function auditKeyboard(): Promise<void> {
  return inAuditMall(async (mall) => {
    const photographed = new Set<string>()
    const states = [...addresses, ...statesAfterInteraction].filter(
      ({ locale, widths }) => widths?.includes(widthIn(locale)) ?? true,
    )
    await inParallel(states, 2, (state) =>
      inState(mall, { state, width: widthIn(state.locale) }, async (page) => {
        const { stops, faults } = await walkByKeyboard(page, photographed)
        expect.soft(stops, state.name).toBeGreaterThan(0)
        expect.soft(faults, state.name).toEqual(noFaults)
      }),
    )
  })
}

testMutations([
  {
    name: 'a later link comes before an earlier one',
    path: '/login',
    mutate: () => {
      const links = [...document.querySelectorAll<HTMLElement>('footer a')]
      for (const [place, link] of links.entries()) link.tabIndex = links.length - place
    },
    check: checkWalk('order'),
  },
  {
    name: 'a list is shown from its end',
    path: '/pages',
    css: 'footer ul { display: flex !important; flex-direction: column-reverse !important }',
    check: checkWalk('order'),
  },
  {
    name: 'a link does not let the focus go',
    path: '/login',
    mutate: () => {
      const link = document.querySelector('main a, footer a')
      link?.addEventListener('keydown', (event) => event.preventDefault())
    },
    check: checkWalk('trapped'),
  },
  {
    name: 'no sign of the focus',
    path: '/login',
    css: '*:focus-visible { outline: none !important; box-shadow: none !important }',
    check: checkWalk('unseen'),
  },
  {
    name: 'a sign of the focus in the colour of the ground',
    path: '/login',
    css: '*:focus-visible { outline-color: transparent !important; box-shadow: none !important }',
    check: checkWalk('unseen'),
  },
  {
    name: 'a bar covers what has the focus',
    path: '/login',
    css: 'body::after { content: ""; position: fixed; inset: 30% 0 0 0; z-index: 99; background: #fff }',
    check: checkWalk('covered'),
  },
  {
    name: 'what has the focus stands beside the window',
    path: '/login',
    css: 'footer a:focus { position: fixed !important; left: -900px !important }',
    check: checkWalk('outside'),
  },
])

/** A check for faults of this kind. */
function checkWalk(kind: FocusFault): Mutation['check'] {
  return async (page) => (await walkByKeyboard(page, new Set())).faults[kind]
}
