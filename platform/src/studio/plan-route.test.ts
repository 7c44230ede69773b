import { planSchema } from '@promenade/contract/studio-api/plan'
import { beforeAll, describe, expect, it } from 'vitest'
import { mapFiles } from '../testing/sample-map.ts'
import { usePlatform } from '../testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../testing/test-studio.ts'

describe('the plan', () => {
  const studio = useStudio(usePlatform(mapFiles))
  const withoutMap = useStudio(usePlatform())
  let ada: StaffBrowser

  beforeAll(async () => {
    ada = await studio.logIn('Ada')
  })

  const read = async (by = ada) => planSchema.parse(await (await by.get('/api/v1/plan')).json())

  it('has the numbered rooms of each level, with what the map itself names in them', async () => {
    const { levels } = await read()
    expect(levels).toMatchObject([
      {
        id: 'two',
        name: { en: 'Level 2', es: 'Nivel 2' },
        number: null,
        units: [{ number: '201', names: ['Kiosko'] }],
      },
    ])
    expect(levels[0]?.areas.map(({ kind }) => kind)).toEqual(['walkway', 'moving'])
    expect(levels[0]?.units[0]?.path).toMatch(/^M.*z$/)
  })

  it('tells where stores stand by their newest documents', async () => {
    const { id, version, document } = await ada.entry('store', 'net-works')
    const place = async () => {
      const { entry, title, ...found } = (await read()).stores.find((store) => store.entry === id) ?? {}
      return found
    }
    expect(await place()).toEqual({ state: 'live', unit: '12', room: null, isOnMap: false })
    await ada.save(id, version, { ...document, unit: '201' })
    expect(await place()).toEqual({ state: 'live', unit: '201', room: '201', isOnMap: true })
    await ada.change({ entry: id, version: version + 1, action: 'withdraw' })
    expect(await place()).toEqual({})
  })

  it('is without levels for a mall without a map', async () => {
    const { levels, stores } = await read(await withoutMap.logIn('Ada'))
    expect(levels).toEqual([])
    expect(stores.map(({ isOnMap }) => isOnMap)).not.toContain(true)
  })

  it('is not for a store user', async () => {
    expect((await (await studio.logIn('Sol', 'store')).get('/api/v1/plan')).status).toBe(403)
  })
})
