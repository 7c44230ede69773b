import { entryKinds } from '@promenade/contract/kinds/kinds'
import { describeDocument } from '@promenade/contract/studio-api/document-schema'
import { locales } from '@promenade/domain/locale/locale'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findWords } from '@promenade/contract/field-words/find-words'
import { type Field, formFields, setByActions } from '../documents/fields.ts'
import { auditActionsEn } from './audit-actions-en.ts'
import { auditActionsEs } from './audit-actions-es.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { findMessages, messageLanguage } from './messages.ts'

/** The words that are loaded with their screen. */
const screenWords = {
  en: Object.values(import.meta.glob('../**/*-en.ts', { eager: true })),
  es: Object.values(import.meta.glob('../**/*-es.ts', { eager: true })),
}

const languages = locales.map(({ code }) => code)

function listPaths(fields: readonly Field[], before: readonly string[] = []): readonly (readonly string[])[] {
  return fields.flatMap((field) => {
    const path = field.name === '' ? before : [...before, field.name]
    const inside = [
      ...listPaths(field.fields, path),
      ...(field.item === undefined ? [] : listPaths(field.item.fields, path)),
    ]
    return setByActions.has(field.name) ? [] : [path, ...inside]
  })
}

function withInner(field: Field): readonly Field[] {
  return [field, ...[...field.fields, ...(field.item?.fields ?? [])].flatMap(withInner)]
}

describe.each([
  ['English', en],
  ['Spanish', es],
] as const)('in %s', (_, messages) => {
  it.each(entryKinds)('has a label for each field of %s', (kind) => {
    const paths = listPaths(formFields(describeDocument(kind), languages))
    expect(paths.filter((path) => findWords(messages.fields, kind, path) === undefined)).toEqual([])
  })

  it('has a word for each choice', () => {
    const fields = entryKinds.flatMap((kind) => formFields(describeDocument(kind), languages))
    const choices = fields
      .flatMap(withInner)
      .filter(({ control }) => control === 'choice' || control === 'choices')
      .flatMap(({ options }) => options)
    expect(choices.filter((option) => messages.options[option] === undefined)).toEqual([])
  })
})

it('has the same fields in both languages, with help for the same ones', () => {
  expect(Object.keys(es.fields)).toEqual(Object.keys(en.fields))
  const withHelp = (fields: typeof en.fields) =>
    Object.keys(fields).filter((name) => fields[name]?.help !== undefined)
  expect(withHelp(es.fields)).toEqual(withHelp(en.fields))
})

it('has no English sentence among the Spanish ones', () => {
  const english = new Set([en, ...screenWords.en].flatMap(listTexts).filter((text) => text.includes(' ')))
  expect(english.size).toBeGreaterThan(500)
  expect([es, ...screenWords.es].flatMap(listTexts).filter((text) => english.has(text))).toEqual([])
})

describe('a language without messages of the studio', () => {
  it('gets the English ones, in a page that is marked as English', async () => {
    expect(await findMessages('fr')).toBe(en)
    expect(messageLanguage('fr')).toBe('en')
  })

  it('does not change the languages that have messages', async () => {
    expect(await findMessages('es')).toBe(es)
    expect(messageLanguage('es')).toBe('es')
  })
})

describe('the audit', () => {
  it('names in both languages every act that the platform notes', () => {
    const folder = join(import.meta.dirname, '../../../platform/src')
    const files = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts', 'testing/**'] })
    const acts = files.flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/action: '([a-z-]+\.[a-z-]+)'/g)].map(
        ([, act = '']) => act,
      ),
    )
    expect(acts.length).toBeGreaterThan(40)
    for (const words of [auditActionsEn, auditActionsEs])
      expect(acts.filter((act) => words[act] === undefined)).toEqual([])
  })
})

describe('the manual for staff', () => {
  it('names buttons and fields as they are on the screen', () => {
    const manual = readFileSync(join(import.meta.dirname, '../../../docs/studio.md'), 'utf8')
    const named = [...manual.matchAll(/\*\*([^*]+)\*\*/g)].map(([, label = '']) =>
      label.replaceAll('\n', ' '),
    )
    const labels = new Set([en, ...screenWords.en].flatMap(listTexts))
    expect(named.length).toBeGreaterThan(60)
    expect(named.filter((label) => label !== 'bold' && !labels.has(label))).toEqual([])
  })
})

function listTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}
