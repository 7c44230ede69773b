import { splitLocalePath } from '@promenade/domain/locale/locale-path'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { type ScreenVisit, visitScreen } from '../support/lab/visit-screen.ts'
import { oneBrowser } from '../support/browser.ts'
import { builtRoutes } from '../support/built-routes.ts'
import { type Budget, budgets, budgetOfAllScreens } from '../support/budgets.ts'

/** A screen that needs less than this share of its budget fails: the budget is too generous. */
const slack = 0.8

const browser = oneBrowser()

describe.each(Object.entries(budgets))('%s', (path, budget) => {
  let visit: ScreenVisit

  beforeAll(async () => {
    visit = await visitScreen(
      browser(),
      inject('siteUrl') + path,
      'save-data',
      async (screen) => screen.visit,
    )
  })

  it('is within its budget', () => {
    expect(overspent(visit, budget)).toEqual([])
  })

  it('has no budget that is too generous', () => {
    expect(idle(visit, budget)).toEqual([])
  })

  it('loads no script before hydration, and shifts no layout', () => {
    expect(visit.scriptBefore).toBe(budgetOfAllScreens.scriptBefore)
    expect(visit.shift).toBeLessThanOrEqual(budgetOfAllScreens.shift)
  })
})

// A module that the map shares with another page, and that has no chunk in `site/vite.config.ts`, would bring all of the map along.
it('loads the code of the map on its own pages alone', () => {
  const paths = builtRoutes().flatMap(({ path, css = [] }) =>
    css.some((sheet) => sheet.includes('/map-')) ? (path ?? []) : [],
  )
  expect(new Set(paths.map((path) => splitLocalePath(`/${path}`).path))).toEqual(
    new Set(['/map', '/map/print', '/map/boards', '/style-guide']),
  )
})

const kinds = ['html', 'css', 'script', 'firstView', 'requests', 'elements'] as const

function overspent(visit: ScreenVisit, budget: Budget): string[] {
  return kinds
    .filter((kind) => visit[kind] > budget[kind])
    .map((kind) => `${kind}: ${visit[kind]} of ${budget[kind]}`)
}

function idle(visit: ScreenVisit, budget: Budget): string[] {
  return kinds
    .filter((kind) => visit[kind] < budget[kind] * slack)
    .map((kind) => `${kind}: only ${visit[kind]} of ${budget[kind]}`)
}
