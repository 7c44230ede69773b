import { savedDraftSchema } from '@promenade/contract/studio-api/entries'
import { describe, expect, it } from 'vitest'
import { mapFiles } from '../testing/sample-map.ts'
import { usePlatform } from '../testing/test-platform.ts'
import { useStudio } from '../testing/test-studio.ts'

describe('the unit of a store', () => {
  const units = mapFiles['map/unit.geojson']?.replaceAll(
    '"properties":{',
    '"properties":{"name":{"en":"Unit 12"},',
  )
  const numbers = { ...mapFiles, 'map/unit.geojson': units }
  const numbered = useStudio(usePlatform(numbers))
  const unnumbered = useStudio(usePlatform(mapFiles))

  it('is warned of at once where the map lacks it or another store has it', async () => {
    expect(await warningsFor(numbered, '99')).toEqual(['unit-unknown'])
    expect(await warningsFor(numbered, '12')).toEqual(['unit-shared'])
  })

  it('is not doubted by a map without numbers', async () => {
    expect(await warningsFor(unnumbered, '99')).toEqual([])
  })

  async function warningsFor(studio: typeof numbered, unit: string) {
    const ada = await studio.logIn('Ada')
    const { id, version, document } = await ada.entry('store', 'quiet-corner')
    const response = await ada.save(id, version, { ...document, unit })
    const { warnings } = savedDraftSchema.parse(await response.json())
    return warnings.map(({ code }) => code).filter((code) => code.startsWith('unit'))
  }
})
