import { changeSchema } from '@promenade/contract/public-api/changes'
import { describe, expect, it } from 'vitest'
import { administer } from '../testing/test-database.ts'
import { apiKey, usePlatform } from '../testing/test-platform.ts'

describe('changes', () => {
  const platform = usePlatform()

  it('sends the version at once and after each import with changes', async () => {
    const stream = await open()
    expect(await stream.next()).toEqual({ version: 1 })
    await platform.import({})
    await platform.import({ 'categories.yaml': '- { slug: retail, name: Shops }\n', ...onlyCategories })
    expect(await stream.next()).toEqual({ version: 2 })
    await stream.cancel()
  })

  it('continues after a lost database connection', async () => {
    const stream = await open()
    const { version } = await stream.next()
    const name = new URL(platform.database().databaseUrl).pathname.slice(1)
    await administer(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = '${name}' and application_name = 'promenade-platform-changes'`)
    await platform.import({ 'categories.yaml': '- { slug: retail, name: Boutiques }\n', ...onlyCategories })
    expect(await stream.next()).toEqual({ version: version + 1 })
    expect(platform.errors).toHaveLength(1)
    await stream.cancel()
  })

  it('needs the key and a property', async () => {
    expect((await platform.fetch('/properties/1/changes')).status).toBe(401)
    expect((await platform.fetch(`/properties/2/changes?api_key=${apiKey}`)).status).toBe(404)
  })

  async function open() {
    const response = await platform.get('/changes')
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    const next = async () => {
      const { value = '' } = (await reader?.read()) ?? {}
      const data = /^event: change\nid: \d+\ndata: (.*)\n\n$/.exec(value)?.[1]
      return changeSchema.parse(JSON.parse(data ?? 'null'))
    }
    return { next, cancel: async () => reader?.cancel() }
  }
})

/** The stores of the sample with the category `retail` only, so that the other categories can be removed. */
const onlyCategories = {
  'stores/net-works.yaml': 'name: Net Works\ncategories: [retail]\n',
  'stores/quiet-corner.yaml': 'name: Quiet Corner\ncategories: [retail]\n',
}
