import { afterAll, beforeAll } from 'vitest'
import { type Mall, type MallOptions, startMall } from '../../tools/mall.ts'
import { type PreparedMall, prepareMall } from './prepare-mall.ts'
import { untilReady } from './wait-until.ts'

interface OwnMall extends PreparedMall {
  readonly mall: Mall
}

/** A mall for one test file, for journeys that stop servers, change content or need other settings. */
export function useOwnMall(name: string, environment?: () => MallOptions['environment']): () => OwnMall {
  let own: OwnMall | undefined
  beforeAll(async () => {
    const prepared = await prepareMall(name, { LOG_LEVEL: undefined, ...environment?.() })
    own = { ...prepared, mall: await startMall(prepared.options) }
    await untilReady(own.mall.siteUrl)
  })
  afterAll(async () => {
    await own?.mall.stop()
    await own?.remove()
  })
  return () => {
    if (own === undefined) throw new Error('The mall has not been started.')
    return own
  }
}
