import { jobSchema } from '@promenade/contract/kinds/job/response'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { usePlatform } from '../../testing/test-platform.ts'

describe('jobs', () => {
  const platform = usePlatform()
  const list = async (now?: string) =>
    z
      .array(jobSchema)
      .parse(await platform.json('/jobs?locale=es', now === undefined ? undefined : new Date(now)))

  it('sends jobs with their contact and owner', async () => {
    const [job] = await list()
    expect(job).toMatchObject({ slug: 'net-mender', name: 'Quien remienda redes', job_type: 'Part Time' })
    expect(job).toMatchObject({ contact_email: 'jobs@net-works.example', contact_phone: null })
    expect(job).toMatchObject({ jobable_type: 'Store', jobable: { name: 'Net Works' } })
  })

  it('closes a job at the end of its closing date', async () => {
    expect(await list('2026-12-05T03:59:59.999Z')).toHaveLength(1)
    expect(await list('2026-12-05T04:00:00.000Z')).toEqual([])
  })
})
