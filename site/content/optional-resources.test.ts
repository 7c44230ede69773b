import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createGateway } from './gateway.ts'
import { createTestPlatform, testGatewayOptions } from '../testing/platform.ts'

const post = { id: 1, link: 'https://social.example/1', caption: null, image_url: '/a.jpg' }

it('reads the posts on social networks of a platform that has them, in every language', async () => {
  const { current, status } = await follow({ social: { social: { instagram: [post] } } })
  expect(current('en')?.social).toMatchObject([{ id: 'Instagram-1', network: 'Instagram' }])
  expect(current('es')?.social).toHaveLength(1)
  expect(status().failing).toEqual([])
})

it('logs no failure for a platform without social networks', async () => {
  const { current, status } = await follow({})
  expect(current('en')?.social).toEqual([])
  expect(status().failing).toEqual([])
})

/** A gateway for a platform with these responses. */
async function follow(responses: Readonly<Record<string, unknown>>) {
  const platform = createTestPlatform()
  Object.assign(platform.responses, responses)
  const dataFolder = await mkdtemp(join(tmpdir(), 'optional-resources-'))
  const gateway = createGateway(testGatewayOptions(platform, dataFolder))
  onTestFinished(async () => {
    await gateway.stop()
    await rm(dataFolder, { recursive: true, force: true })
  })
  await gateway.refresh()
  return gateway
}
