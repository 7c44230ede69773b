import { contestSchema } from '@promenade/contract/kinds/contest/response'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { usePlatform } from '../../testing/test-platform.ts'

describe('contests', () => {
  const platform = usePlatform()

  it('sends contests until they are over', async () => {
    const [contest] = z.array(contestSchema).parse(await platform.json('/contests?locale=es'))
    expect(contest).toMatchObject({ name: 'Ponle nombre a la gaviota', rules_and_regs: '<p>Be kind.</p>' })
    expect(contest).toMatchObject({ use_contest_image: true, untranslated_fields: ['rules_and_regs'] })
    expect(await platform.json('/contests', new Date('2026-11-30T04:00:00Z'))).toEqual([])
  })
})
