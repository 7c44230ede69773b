import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSettings } from '../../../e2e/support/clock/run-clock.ts'
import { importContent } from '../import/import-content.ts'
import { type Files, sampleFiles, writeContentFolder } from '../testing/sample-content.ts'
import { mapFilesWith, shopWithoutDoor } from '../testing/sample-map.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'

const now = new Date('2026-11-20T15:00:00Z')
const platform = join(import.meta.dirname, '..', '..', 'platform.mjs')

/** The sample mall as somebody would open it to the public. */
const ready: Files = {
  ...Object.fromEntries(
    Object.entries(sampleFiles).map(([file, text]) => [
      file,
      text.replaceAll('555-01', '431-01').replaceAll('.example', '.ca'),
    ]),
  ),
  'pages/privacy.yaml': page('Privacy'),
  'pages/terms.yaml': page('Terms'),
  'pages/accessibility.yaml': page('Accessibility'),
}

/** A map with a shop that has no door. */
const mapWithLoneShop = mapFilesWith(...shopWithoutDoor('net-works'))

const unreachable = [
  'Blocks: map/occupant.geojson 1 of 2 places cannot be reached: the map shows them, and no route leads there',
  'Blocks: map/occupant.geojson vault: (The Vault) cannot be reached: it has no door to a walkway',
]

describe('npm run go-live -- FOLDER', () => {
  it('names all that npm run new-mall has written', () => {
    const root = mkdtempSync(join(tmpdir(), 'promenade-go-live-'))
    const tools = join(import.meta.dirname, '..', '..', '..', 'tools')
    spawnSync(process.execPath, [join(tools, 'new-mall.mjs'), 'new'], {
      env: { ...process.env, INIT_CWD: root },
    })
    const { status, lines } = run([join(root, 'new')])
    rmSync(root, { recursive: true })
    expect(status).toBe(1)
    for (const line of [
      'Blocks: store/example-bank is an example of npm run new-mall: replace it, or remove it',
      'Blocks: page/gift-cards body.en, body.es: still the text of npm run new-mall',
      'Blocks: homepage/homepage welcome_message.en, welcome_message.es: still the text of npm run new-mall',
      'Blocks: property/property address1: still that of npm run new-mall',
      'Blocks: property/property phone: 555-0100 is an address for examples',
      'Blocks: property/property email: mall.example is an address for examples',
      'Blocks: page/privacy is missing',
      'Blocks: page/terms is missing',
    ])
      expect(lines).toContain(line)
    expect(lines.at(-1)).toBe('24 must be seen to before the opening; 2 may be worth a look.')
  })

  it('names every record of the demo mall that has an address for examples', () => {
    const { status, lines } = run([join(import.meta.dirname, '..', '..', '..', 'demo')])
    expect(status).toBe(1)
    expect(lines).toContain('Blocks: property/property phone: 555-0100 is an address for examples')
    expect(lines.filter((line) => line.startsWith('Blocks: store/')).length).toBeGreaterThan(150)
  })

  it('ends with 0 where nothing blocks the opening', async () => {
    const { status, lines } = await runOn(ready)
    expect(lines.filter((line) => line.startsWith('Blocks'))).toEqual([])
    expect([status, lines.at(-1)]).toEqual([
      0,
      expect.stringMatching(/^Nothing must be seen to before the opening; \d+ may be worth a look\.$/),
    ])
    expect(lines).toContain('Notice: map is missing: /map is a list, and nothing leads to a map')
  })

  it.each<[string, Files, string]>([
    ['a missing page', { 'pages/terms.yaml': undefined }, 'Blocks: page/terms is missing'],
    [
      'missing hours',
      { 'hours.yaml': undefined },
      'Blocks: hours/hours regular: has no hours for sunday, monday',
    ],
    [
      'a picture without words',
      { 'galleries/harbour.yaml': 'name: Harbour\nitems: [{ path: scenes/pier.svg }]\n' },
      'Notice: gallery/harbour items.0.alt: is missing',
    ],
    ['a shop that no route reaches', mapWithLoneShop, unreachable[1] ?? ''],
    ['a store that is not on the map', mapWithLoneShop, 'Notice: store/quiet-corner is not on the map'],
    ['a promotion without a picture', {}, 'Notice: promotion/parking picture: is missing'],
  ])('names %s', async (_, files, line) => {
    const { lines } = await runOn({ ...ready, ...files })
    expect(lines.some((one) => one.startsWith(line))).toBe(true)
  })

  it('lets a shop open whose unit is marked as not for visitors, and notes it', async () => {
    const map = mapFilesWith(...shopWithoutDoor('net-works', 'restricted'))
    const { status, lines } = await runOn({ ...ready, ...map })
    expect(lines.filter((line) => line.startsWith('Blocks'))).toEqual([])
    expect(lines).toContain(
      'Notice: map/occupant.geojson vault: (The Vault) is a store in a unit that is not for visitors: no route leads there',
    )
    expect(status).toBe(0)
  })

  it('says that a folder cannot be imported', async () => {
    const { status, output } = await runOn({
      ...ready,
      'stores/net-works.yaml': 'name: X\ncategories: [none]\n',
    })
    expect([status, output]).toEqual([1, expect.stringContaining('there is no category "none"')])
  })
})

describe('npm run go-live', () => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await createTestDatabase()
    const folder = await writeContentFolder({ ...ready, ...mapWithLoneShop })
    await importContent(test.database, folder.path, now).finally(folder.remove)
  })
  afterAll(() => test.drop())

  it('looks at what is published, at its map and at the settings', () => {
    const { status, lines } = run([], { PLATFORM_API_KEY: 'the-key-of-the-process', STUDIO_PORT: '4200' })
    expect(status).toBe(1)
    expect(lines.filter((line) => line.startsWith('Blocks'))).toEqual([
      'Blocks: SITE_ORIGINS is not set: links in mails may lead to any address',
      'Blocks: STUDIO_URL is not the https address that staff use: invitations lead there',
      'Blocks: SMTP_URL is not set: no mail goes out, to visitors or to staff',
      'Blocks: MAIL_STAFF is not set: nobody gets the messages of visitors',
      ...unreachable,
    ])
  })

  it('is content with safe settings', () => {
    const { lines } = run(['1'], {
      PLATFORM_API_KEY: 'the-key-of-the-process',
      SITE_ORIGINS: 'https://www.little-harbour.ca',
      STUDIO_PORT: '4200',
      STUDIO_URL: 'https://studio.little-harbour.ca',
      STUDIO_TRUSTED_PROXIES: '1',
      SMTP_URL: 'smtp://user:password@mail.little-harbour.ca:587',
      MAIL_STAFF: 'desk@little-harbour.ca',
    })
    expect(lines.filter((line) => line.startsWith('Blocks'))).toEqual(unreachable)
  })

  it('says in one sentence that there is no such mall', () => {
    const { status, output } = run(['7'], { PLATFORM_API_KEY: 'the-key-of-the-process' })
    expect([status, output]).toEqual([1, 'There is no such mall: `npm run mall` lists them.\n'])
  })

  function run(args: readonly string[], settings: NodeJS.ProcessEnv) {
    return runWith(args, { DATABASE_URL: test.databaseUrl, ...settings })
  }
})

function page(title: string): string {
  return `title: ${title}\nbody: <p>${title}, as the law asks for it.</p>\n`
}

function run(args: readonly string[]) {
  return runWith(args, {})
}

async function runOn(files: Files) {
  const folder = await writeContentFolder(files)
  const result = run([folder.path])
  await folder.remove()
  return result
}

function runWith(args: readonly string[], settings: NodeJS.ProcessEnv) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [platform, 'go-live', ...args], {
    encoding: 'utf8',
    env: { ...runSettings(), ...settings },
  })
  return { status, output: stdout + stderr, lines: stdout.trim().split('\n') }
}
