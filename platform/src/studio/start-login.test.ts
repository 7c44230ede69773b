import { describe, expect, it } from 'vitest'
import { friday } from '../testing/sample-content.ts'
import { usePlatform } from '../testing/test-platform.ts'
import { json, useStudio } from '../testing/test-studio.ts'
import { createStartLogin } from './start-studio.ts'

describe('the printed link of a start', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  const start = () => createStartLogin(platform.database().database, friday)
  const open = async (path: string) => {
    const [, token = ''] = path.split('#')
    return (await studio.fetch('/api/v1/session/link', json('POST', { token }))).status
  }

  it('works for 15 minutes', async () => {
    const minute = 60_000
    const path = await start()
    studio.setTime(new Date(friday.getTime() + 15 * minute))
    expect(await open(path)).toBe(401)
    studio.setTime(new Date(friday.getTime() + 15 * minute - 1))
    expect(await open(path)).toBe(200)
    studio.setTime(friday)
  })

  it('ends with the next start', async () => {
    const former = await start()
    const path = await start()
    expect(await open(former)).toBe(401)
    expect(await open(path)).toBe(200)
  })

  it('is none once an admin has a means of login, and the former one ends', async () => {
    const former = await start()
    await studio.logIn('Ada')
    expect(await start()).toBe('/log-in')
    expect(await open(former)).toBe(401)
  })
})
