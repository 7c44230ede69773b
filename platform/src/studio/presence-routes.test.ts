import { presentSchema } from '@promenade/contract/studio-api/entries'
import { beforeAll, describe, expect, it } from 'vitest'
import { friday } from '../testing/sample-content.ts'
import { usePlatform } from '../testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../testing/test-studio.ts'

describe('open editors of one entry', () => {
  const platform = usePlatform()
  const studio = useStudio(platform)
  let ada: StaffBrowser
  let ben: StaffBrowser
  let id = 0
  let version = 0

  beforeAll(async () => {
    ada = await studio.logIn('Ada')
    ben = await studio.logIn('Ben', 'editor')
    ;({ id, version } = await ada.entry('store', 'quiet-corner'))
  })

  const say = async (browser: StaffBrowser, undecided: readonly unknown[] = []) =>
    presentSchema.parse(
      await (await browser.send('PUT', `/api/v1/entries/${id}/presence`, { undecided })).json(),
    )

  it('know of each other, and of what one of them has not decided', async () => {
    expect((await say(ada)).colleagues).toEqual([])
    expect((await say(ben, [['name', 'en']])).colleagues).toMatchObject([{ name: 'Ada', undecided: [] }])
    expect((await say(ada)).colleagues).toMatchObject([{ name: 'Ben', undecided: [['name', 'en']] }])
    expect((await say(ben)).colleagues).toHaveLength(1)
    expect((await say(ada)).colleagues).toMatchObject([{ name: 'Ben', undecided: [] }])
  })

  it('hear that somebody has saved', async () => {
    const { document } = await ben.entry('store', 'quiet-corner')
    await ben.save(id, version, { ...document, phone: '902-555-0000' })
    expect((await say(ada)).version).toBe(version + 1)
  })

  it('are forgotten once they are closed, or a minute later', async () => {
    await say(ben)
    await ben.send('DELETE', `/api/v1/entries/${id}/presence`, {})
    expect((await say(ada)).colleagues).toEqual([])
    await say(ben)
    studio.setTime(new Date(friday.getTime() + 60_001))
    expect((await say(ada)).colleagues).toEqual([])
    studio.setTime(friday)
  })
})
