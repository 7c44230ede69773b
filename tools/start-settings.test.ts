import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readStartSettings } from './start-settings.ts'

const own = { PLATFORM_URL: 'https://cms.example', PROPERTY_ID: '790', PLATFORM_API_KEY: 'a-key' }

describe('the settings of npm start', () => {
  it('are all optional', () => {
    expect(readStartSettings({ PROMENADE_DATA: '', SITE_PORT: '' })).toEqual({
      apiKey: undefined,
      dataFolder: undefined,
      sitePort: 3000,
      platformPort: 4100,
      studioPort: 4200,
      previewPort: 4300,
      platform: undefined,
    })
  })

  it('move the ports and the data', () => {
    const settings = { PROMENADE_DATA: '/srv/mall', SITE_PORT: '0', PLATFORM_PORT: '4200' }
    expect(readStartSettings(settings)).toMatchObject({
      dataFolder: '/srv/mall',
      sitePort: 0,
      platformPort: 4200,
    })
  })

  it('name a platform of the mall’s own', () => {
    expect(readStartSettings(own).platform).toEqual({
      url: 'https://cms.example',
      propertyId: '790',
      apiKey: 'a-key',
    })
  })

  it.each([
    ['SITE_PORT', { SITE_PORT: 'many' }],
    ['SITE_PORT', { SITE_PORT: '3e3' }],
    ['PLATFORM_PORT', { PLATFORM_PORT: '70000' }],
    ['PLATFORM_URL', { ...own, PROPERTY_ID: '' }],
    ['PROPERTY_ID', { PROPERTY_ID: '790' }],
    ['PLATFORM_API_KEY', { ...own, PLATFORM_API_KEY: '' }],
    ['PLATFORM_DATA', { PLATFORM_DATA: '/srv' }],
    ['SITE_DATA', { SITE_DATA: '/srv' }],
  ])('that have no effect are refused in one sentence: %s', (name, settings) => {
    expect(() => readStartSettings(settings)).toThrow(new RegExp(`^[^\n]*${name}[^\n]*\\.$`))
  })
})

describe('a wrong setting of the build', () => {
  it.each(['build-site.ts', 'serve.ts'])('ends %s with one sentence', (file) => {
    const env = { ...process.env, SITE_THEME: 'nope' }
    const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, file)], {
      env,
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toMatch(/^SITE_THEME "nope" is not a theme: choose one of merrow-quay, plaza-cobalt\.\n$/)
  })
})

describe('a Node that is too old', () => {
  it.each(['platform/platform.mjs', 'site/server/server.mjs'])(
    'is reported by %s in one sentence',
    (file) => {
      const root = join(import.meta.dirname, '..')
      const older = `Object.defineProperty(process.versions, 'node', { value: '20.19.0' })`
      const args = ['--import', `data:text/javascript,${encodeURIComponent(older)}`, join(root, file)]
      const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
      expect(status).toBe(1)
      expect(stderr).toMatch(/^Promenade needs Node 22\.22 or newer here; this is Node 20\.19\.0\..*\n$/)
    },
  )
})
