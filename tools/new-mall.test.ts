import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checkContent } from '../platform/src/import/check-content.ts'
import { readContentFolder } from '../platform/src/import/folder.ts'
import { navigation } from '../site/app/layout/navigation.ts'
import { en } from '../site/app/messages/en.ts'
import { readMallFolder } from './mall-folder.ts'

const place = mkdtempSync(join(tmpdir(), 'promenade-new-mall-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

describe('npm run new-mall', () => {
  it('writes a mall that can be imported as it is', async () => {
    expect(newMall('harbour-mall')).toMatchObject({ status: 0, stderr: '' })
    const folder = join(place, 'harbour-mall')
    const content = checkContent(await readContentFolder(folder), new Date('2026-11-20T15:00:00Z'))
    expect(content.property.name).toBe('Harbour Mall')
    expect(content.records.store.map(({ slug }) => slug)).toHaveLength(3)
    for (const kind of ['promotion', 'event'] as const) expect(content.records[kind]).toHaveLength(1)
    const pages = content.records.page.map(({ slug }) => `/pages/${slug}`)
    expect(pages).toEqual(expect.arrayContaining([...menuPages()]))
    const propertyId = String(content.property.id)
    expect(readMallFolder([folder])).toEqual({ contentFolder: join(folder, 'content'), propertyId })
  })

  it('gives each mall an id of its own, so that none replaces another on a platform', () => {
    const ids = ['oak-mall', 'elm-mall', 'ash-mall'].map((name) => {
      newMall(name)
      return readMallFolder([join(place, name)]).propertyId
    })
    expect(new Set(ids).size).toBe(3)
    for (const id of ids) expect(id).toMatch(/^\d{6}$/)
  })

  it('writes every text in both languages', async () => {
    const folder = await readContentFolder(join(import.meta.dirname, '..', 'platform', 'new-mall'))
    const texts = [...folder.sources.values()].flatMap(({ value }) => textsIn(value))
    expect(texts.length).toBeGreaterThan(20)
    expect(texts.filter((text) => !('en' in text && 'es' in text))).toEqual([])
  })

  it('names the folder in the commands of its README', () => {
    newMall('old town')
    const readme = readFileSync(join(place, 'old town', 'README.md'), 'utf8')
    expect(readme).toMatch(/^# Old Town\n/)
    expect(readme).toMatch(/npm start -- "[^"]+\/old town" /)
  })

  it.each([
    ['no name', []],
    ['two names', ['a', 'b']],
    ['a folder that is there', ['.']],
    ['a name that is none', ["Joe's: mall"]],
  ])('refuses %s in one sentence', (_, names) => {
    const { status, stderr } = newMall(...names)
    expect(status).toBe(1)
    expect(stderr).toMatch(/^[^\n]+\.\n$/)
  })
})

describe('npm start -- FOLDER', () => {
  it('shows the demo mall without a folder', () => {
    expect(readMallFolder([])).toEqual({ contentFolder: 'demo/content', propertyId: undefined })
  })

  it.each([
    ['two folders', [place, place]],
    ['a folder without content', [place]],
  ])('refuses %s in one sentence', (_, folders) => {
    expect(() => readMallFolder(folders)).toThrow(/^[^\n]+\.$/)
  })
})

/** The pages that the menu of the site links to. */
function menuPages(): readonly string[] {
  const links = navigation(en).flatMap(({ items }) => items.map(({ path }) => path))
  return links.filter((path) => path.startsWith('/pages/'))
}

/** Runs the command as npm does, in a temporary folder. */
function newMall(...args: readonly string[]) {
  return spawnSync(process.execPath, [join(import.meta.dirname, 'new-mall.mjs'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: place },
  })
}

/** Values with texts by language. */
function textsIn(value: unknown): readonly object[] {
  if (typeof value !== 'object' || value === null) return []
  return 'en' in value || 'es' in value ? [value] : Object.values(value).flatMap(textsIn)
}
