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

describe('jobs of several stores', () => {
  const job = (name: string, store: string, days: number) => `
name: ${name}
store: ${store}
description: <p>Patience.</p>
job_type: Seasonal
start: friday-1d
end: friday+${days}d
`
  const platform = usePlatform({
    'jobs/listener.yaml': job('Listener', 'quiet-corner', 20),
    'jobs/rope-maker.yaml': job('Rope maker', 'net-works', 7),
  })
  const slugs = async (now?: Date) =>
    z
      .array(jobSchema)
      .parse(await platform.json('/jobs', now))
      .map(({ slug }) => slug)

  it('come in the order of their closing dates', async () => {
    expect(await slugs(new Date('2026-11-25T12:00:00Z'))).toEqual(['rope-maker', 'net-mender', 'listener'])
  })

  it('are not sent before visitors get their store', async () => {
    // The store is shown from Monday, 23 November.
    expect(await slugs(new Date('2026-11-23T03:59:59.999Z'))).not.toContain('listener')
    expect(await slugs(new Date('2026-11-23T04:00:00.000Z'))).toContain('listener')
  })
})
