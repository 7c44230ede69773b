import type { EntryKind } from '@promenade/contract/kinds/kinds'
import { describeDocument } from '@promenade/contract/studio-api/document-schema'
import { locales } from '@promenade/domain/locale/locale'
import { expect, it } from 'vitest'
import { type Field, formFields } from './fields.ts'

function controls(kind: EntryKind): Readonly<Record<string, string>> {
  return Object.fromEntries(fields(kind).map(({ name, control }) => [name, control]))
}

function fields(kind: EntryKind): readonly Field[] {
  const languages = locales.map(({ code }) => code)
  return formFields(describeDocument(kind), languages)
}

function field(kind: EntryKind, name: string): Field | undefined {
  return fields(kind).find((one) => one.name === name)
}

it('finds a control for every field of a store', () => {
  expect(controls('store')).toEqual({
    name: 'translations',
    categories: 'references',
    unit: 'text',
    level: 'number',
    logo: 'picture',
    store_front: 'picture',
    summary: 'translations',
    description: 'translated-html',
    phone: 'text',
    website: 'url',
    email: 'email',
    social_links: 'list',
    tags: 'translated-tags',
    flags: 'choices',
    show_from: 'date',
    hours: 'group',
    free_form_hours: 'translated-html',
    products: 'translated-html',
    service: 'translated-html',
    return_policy: 'translated-html',
  })
  expect(field('store', 'description')?.hasGalleries).toBe(true)
  expect(field('store', 'products')?.hasGalleries).toBe(false)
})

it('reads what a reference names, what a choice offers and what a number allows', () => {
  expect(field('promotion', 'store')).toMatchObject({ control: 'reference', folder: 'stores' })
  expect(field('homepage', 'featured_events')).toMatchObject({ control: 'references', folder: 'events' })
  expect(field('store', 'categories')).toMatchObject({ folder: 'categories', isRequired: true })
  expect(field('store', 'flags')?.options).toContain('coming')
  expect(field('store', 'level')?.limits).toEqual({ min: -20, max: 200 })
  expect(field('contest', 'featured')).toMatchObject({ control: 'flag', fallback: false })
})

it('reads the week and the special days of opening hours', () => {
  expect(controls('hours')).toEqual({ regular: 'week', calm: 'list', extra: 'translated-html' })
  expect(field('hours', 'regular')?.options).toHaveLength(7)
  expect(controls('special-day')).toMatchObject({
    date: 'yearly-day',
    until: 'yearly-day',
    hours: 'opening-hours',
  })
  expect(field('store', 'hours')?.fields.map(({ control }) => control)).toEqual([
    'week',
    'list',
    'list',
    'translated-html',
  ])
  const [, days] = field('store', 'hours')?.fields ?? []
  expect(days?.item?.fields.at(-1)).toMatchObject({ name: 'hours', control: 'store-day-hours' })
})

it('knows the words of a picture', () => {
  expect(field('promotion', 'picture')?.fields.map(({ name }) => name)).toEqual(['path', 'alt', 'decorative'])
})

it('takes hours that are never closed nor round the clock as a span of time', () => {
  const parts = field('hours', 'calm')?.item?.fields ?? []
  expect(parts.map(({ name, control }) => [name, control])).toEqual([
    ['days', 'choices'],
    ['hours', 'time-span'],
    ['note', 'translations'],
  ])
})
