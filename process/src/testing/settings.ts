import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Environment } from '../config/read-settings.ts'
import { settingNames } from '../config/setting-names.ts'

/** Examples for the tests of one setting. */
export interface SettingExamples {
  readonly right: string
  /** A part of the configuration with the right text. */
  readonly read: object
  /** Undefined if any text is valid, such as for folders. */
  readonly wrong: string | undefined
  readonly misspelt: string
  /** Settings that this one needs. */
  readonly beside?: Environment
}

interface SettingsTest<Name extends string> {
  /** The heading of its table in `docs/operations.md`. */
  readonly process: 'platform' | 'site'
  readonly examples: Readonly<Record<Name, SettingExamples>>
  /** The required settings. */
  readonly enough: Environment
  readonly readConfig: (env: Environment) => { readonly warnings: readonly string[] }
}

/** Tests each setting of a process: it is read, refused, corrected when misspelt, and documented. */
export function testSettings<Name extends string>(test: SettingsTest<Name>): void {
  const { process, examples, enough, readConfig } = test
  const all = Object.entries<SettingExamples>(examples)

  describe.each(all)('%s', (name, { right, read, misspelt, beside }) => {
    it('is read', () => {
      expect(readConfig({ ...enough, ...beside, [name]: right })).toMatchObject(read)
    })

    it('counts as not set when it is blank', () => {
      const others = { ...enough, ...beside, [name]: undefined }
      const outcome = (env: Environment) => {
        try {
          return readConfig(env)
        } catch (error) {
          return error
        }
      }
      expect(outcome({ ...others, [name]: ' ' })).toEqual(outcome(others))
    })

    it('is suggested when it is misspelt', () => {
      expect(readConfig({ ...enough, [misspelt]: 'x' }).warnings).toContain(
        `${misspelt} is not a setting: did you mean ${name}?`,
      )
    })
  })

  const refusable = all.filter(([, { wrong }]) => wrong !== undefined)

  it.each(refusable)('%s is refused in one sentence that names it', (name, { wrong, beside }) => {
    const readWrong = () => readConfig({ ...enough, ...beside, [name]: wrong })
    expect(readWrong).toThrow(expect.objectContaining({ name: 'OperatorError' }))
    expect(readWrong).toThrow(new RegExp(`^[^\n]*${name}[^\n]*\\.$`))
  })

  describe(`the settings of the ${process}`, () => {
    it('need no others and no warning', () => {
      const config = readConfig(enough)
      expect(config.warnings).toEqual([])
      expect(Object.isFrozen(config)).toBe(true)
    })

    it('are those that the documents name', () => {
      expect(new Set(readDocumentedNames(process))).toEqual(new Set(Object.keys(examples)))
    })

    it('are those that the other process knows', () => {
      expect(new Set<string>(settingNames[process])).toEqual(new Set(Object.keys(examples)))
    })

    it('may stand beside those of the other process, and a misspelt one is found', () => {
      const others = settingNames[process === 'site' ? 'platform' : 'site'].filter(
        (name) => !(name in examples),
      )
      const env = { ...Object.fromEntries(others.map((name) => [name, 'x'])), ...enough }
      expect(readConfig(env).warnings).toEqual([])
      expect(readConfig({ ...env, SITE_ORIGN: 'x' }).warnings).toEqual([
        expect.stringContaining('SITE_ORIGN is not a setting'),
      ])
    })
  })
}

function readDocumentedNames(process: string): readonly string[] {
  const operations = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8')
  const table =
    new RegExp(`\\n\\| ${process} +\\| default[^\\n]*\\n([^]*?)\\n\\n`).exec(operations)?.[1] ?? ''
  const cells = table.split('\n').map((row) => row.split('|')[1] ?? '')
  return cells.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name))
}
