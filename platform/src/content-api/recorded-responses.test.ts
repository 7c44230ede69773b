import { describe, expect, it } from 'vitest'
import { type Files, propertyFile } from '../testing/sample-content.ts'
import { usePlatform } from '../testing/test-platform.ts'
import { recordResponses } from './testing/record-responses.ts'

/** The week in which the content is imported. */
const imported = new Date('2026-10-26T12:00:00Z')

/** Around both changes of the clock, the turn of the year, a leap day, and the ends of days where the malls are. */
const instants = [
  '2026-10-26T12:00:00Z',
  '2026-11-01T02:59:59Z',
  '2026-11-01T04:55:00Z',
  '2026-11-01T05:30:00Z',
  '2026-11-20T15:00:00Z',
  '2026-11-28T03:59:59Z',
  '2026-12-24T15:00:00Z',
  '2026-12-25T11:00:00Z',
  '2027-01-01T03:59:59Z',
  '2027-01-01T04:00:00Z',
  '2027-03-14T06:30:00Z',
  '2028-02-29T12:00:00Z',
].map((instant) => new Date(instant))

const recurring: Files = {
  'events/yoga.yaml': `
name: { en: Yoga on the quay, es: Yoga en el muelle }
description: <p>Bring a mat.</p>
start: tuesday 07:30
end: tuesday 08:30
show_times: true
featured: true
home_position: 2
repeats: { every: week, days: [tuesday, thursday], until: "2027-01-05", except: ["2026-12-24"] }
`,
  'homepage.yaml': `
featured_promotions: [half-price-nets]
featured_events: [yoga, market]
featured_stores: [quiet-corner, net-works]
`,
  'hours.yaml': `
regular: { monday: "10:00-20:00", friday: "9:00-2:00", saturday: 24h, sunday: closed }
holidays:
  - { name: Christmas Day, date: "12-25", hours: closed }
  - { name: Between the years, date: "12-27", until: "01-02", hours: "9:00-21:00" }
  - { name: Easter Monday, date: easter+1, hours: closed }
  - { name: Inventory, date: "2027-01-01", hours: "12:00-16:00" }
`,
}

const malls: Readonly<Record<string, Files>> = {
  'small mall': {},
  'mall of recurring events in Auckland': {
    ...recurring,
    'property.yaml': propertyFile(1, 'Far Harbour').replace('America/Halifax', 'Pacific/Auckland'),
  },
  'mall in Santiago': {
    ...recurring,
    'property.yaml': propertyFile(1, 'South Harbour').replace('America/Halifax', 'America/Santiago'),
  },
}

describe.each(Object.entries(malls))('the responses of a %s', (name, files) => {
  const platform = usePlatform(files)

  it('are those that were recorded', async () => {
    await platform.import({}, imported)
    await expectRecorded(name, platform)
  })
})

async function expectRecorded(name: string, platform: ReturnType<typeof usePlatform>): Promise<void> {
  const read = async (path: string, now: Date) => (await platform.get(path, now)).text()
  const recording = await recordResponses(read, instants)
  await expect(`${JSON.stringify(recording, null, 2)}\n`).toMatchFileSnapshot(
    `testing/recorded/${name.replaceAll(' ', '-')}.json`,
  )
}
