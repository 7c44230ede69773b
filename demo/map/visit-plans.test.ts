import { join } from 'node:path'
import type { EditableHours } from '@promenade/contract/kinds/hours/document'
import { dayNames, resolveYearlyDay } from '@promenade/domain/calendar/yearly-day'
import { addDays, type DayOfWeek } from '@promenade/domain/calendar/dates'
import { instantAt } from '@promenade/domain/calendar/instants'
import type { Hours } from '@promenade/domain/mall/hours'
import { hoursStatus } from '@promenade/domain/hours/hours-status'
import { storeHours } from '@promenade/domain/hours/store-hours'
import { storeWindows } from '@promenade/domain/visit-plan/day-windows'
import { costOfOrder, planVisit } from '@promenade/domain/visit-plan/plan-visit'
import type { VisitRequest } from '@promenade/domain/visit-plan/visit-plan'
import { walkingTimes } from '@promenade/domain/visit-plan/walking-times'
import { createRouteFinder } from '@promenade/domain/wayfinding/route-finder'
import { seededRandom } from '@promenade/domain/wayfinding/walker/seeded-random'
import { describe, expect, it } from 'vitest'
import { checkContent } from '../../platform/src/import/check-content.ts'
import { readContentFolder } from '../../platform/src/import/folder.ts'
import { parseOpeningHours } from '@promenade/domain/hours/written-hours'
import { readArchive } from './read-archive.ts'

const timeZone = 'America/Halifax'
const year = 2027
const map = readArchive()
const { records } = checkContent(
  await readContentFolder(join(import.meta.dirname, '..', 'content')),
  new Date(`${year}-01-04T12:00:00Z`),
)

describe('visits of the demo mall', () => {
  it('keep to the hours that the badges show, on 200 days', () => {
    const random = seededRandom(18)
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] ?? nothing()
    const finder = createRouteFinder(map)
    const hours = hoursByPlace()
    const doors = map.openings.filter(({ use, isStepFree }) => use === 'entrance' && isStepFree)
    let unserved = 0
    for (let round = 0; round < 200; round += 1) {
      const date = addDays(`${year}-01-01`, Math.floor(random() * 365))
      const places = [...new Set(Array.from({ length: 8 }, () => pick([...hours.keys()])))]
      const request: VisitRequest = {
        arrival: instantAt(date, 540 + Math.floor(random() * 720), timeZone),
        start: pick(doors).id,
        stops: places.map((place) => ({
          id: place,
          place,
          windows: storeWindows(hours.get(place) ?? nothing(), { date, timeZone }),
        })),
        walkingSeconds: walkingTimes(finder, pick(['fastest', 'step-free'])),
      }
      const plan = planVisit(request)
      expect(plan.stops.length + plan.unserved.length).toBe(places.length)
      expect(plan.unserved.map(({ reason }) => reason.kind)).not.toContain('no-route')
      unserved += plan.unserved.length
      for (const { id, begin, leave } of plan.stops) {
        const kinds = [begin, leave - 1].map((now) => hoursStatus(hours.get(id) ?? nothing(), { now, timeZone })?.kind)
        expect(kinds, `${id} on ${date}`).toEqual(['open', 'open'])
      }
      const chosen = costOfOrder(request, places, plan)
      expect(chosen.stops < 0 || (chosen.stops === 0 && chosen.walkingSeconds >= 0), date).toBe(true)
    }
    expect(unserved).toBeGreaterThan(50)
  })
})

/** Of the stores that are on the map, by the ids of their occupants. */
function hoursByPlace(): ReadonlyMap<string, Hours> {
  const centre = toHours(records.hours[0]?.value)
  const stores = new Map(records.store.map(({ slug, value }) => [slug, value.hours]))
  return new Map(
    map.occupants.flatMap(({ id, correlationId }) =>
      correlationId !== undefined && stores.has(correlationId)
        ? [[id, storeHours(toHours(stores.get(correlationId)), centre).hours] as const]
        : [],
    ),
  )
}

function toHours(source: EditableHours | undefined): Hours {
  const holidays = (source?.holidays ?? []).flatMap(({ date, until = date, name, hours }) => {
    const from = resolveYearlyDay(date, year)
    const to = resolveYearlyDay(until, year)
    return from === undefined || to === undefined ? [] : [{ from, to, name: name.en, hours: dayHours(hours) }]
  })
  const regular = Object.entries(source?.regular ?? {}).flatMap(([day, opening]) => {
    const dayOfWeek = week[dayNames.findIndex((name) => name === day)] ?? nothing()
    return opening === undefined ? [] : [{ dayOfWeek, hours: dayHours(opening) }]
  })
  return { regular, holidays }
}

function dayHours(text: string) {
  return parseOpeningHours(text) ?? nothing()
}

const week: readonly DayOfWeek[] = [0, 1, 2, 3, 4, 5, 6]

function nothing(): never {
  throw new Error('The demo mall lacks what the test is about.')
}
