import { expect, it } from 'vitest'
import { map, stores } from '../testing/map-request.ts'
import { createTestContext, createTestEvent, createTestStore } from '../testing/page-context.ts'
import { allFeatures } from './features.ts'
import type { PageContext } from './page-context.ts'
import { eventScreen } from './pages/events/event-screen.server.ts'
import { hoursScreen } from './pages/hours/hours-screen.server.ts'
import { mapScreen } from './pages/map/map-screen.server.ts'
import { storeScreen } from './pages/stores/store-screen.server.ts'

const [{ slug } = { slug: '' }] = stores
const content = {
  map,
  stores: stores.map((store) => createTestStore({ ...store, id: store.slug })),
  events: [createTestEvent({ slug: 'yoga' })],
}

it('the page of a store, of an event, the hours and a chosen place of the map lead to the form for what is wrong', () => {
  expect(linksOf(createTestContext({}, content))).toEqual([
    `/report?about=stores/${slug}`,
    '/report?about=events-and-news/yoga',
    '/report?about=hours',
    '/report',
  ])
  expect(planOf(createTestContext({}, content))?.chosen?.about).toBe(`stores/${slug}`)
})

it('no page leads there if the platform takes no reports', () => {
  const features = { ...allFeatures, reports: false }
  expect(linksOf(createTestContext({ features }, content))).toEqual(Array(4).fill(undefined))
})

function linksOf(context: PageContext) {
  return [
    storeScreen(context, slug),
    eventScreen(context, 'yoga'),
    hoursScreen(context, new URLSearchParams()),
    planOf(context),
  ].map((screen) => screen?.report?.to)
}

function planOf(context: PageContext) {
  const screen = mapScreen(context, new URLSearchParams({ store: slug }))
  return screen.kind === 'plan' ? screen.plan : undefined
}
