import { formSchema } from '@promenade/contract/editing/form-schema'
import { editableContest } from '@promenade/contract/editing/contests'
import { editableHomepage } from '@promenade/contract/editing/homepage'
import { editableHours } from '@promenade/contract/editing/hours'
import { editablePromotion } from '@promenade/contract/editing/promotions'
import { editableStore } from '@promenade/contract/editing/stores'
import { expect, it } from 'vitest'
import type { z } from 'zod'
import { type Field, formFields } from './fields.ts'

function controls(schema: z.ZodType): Readonly<Record<string, string>> {
  return Object.fromEntries(fields(schema).map(({ name, control }) => [name, control]))
}

function fields(schema: z.ZodType): readonly Field[] {
  return formFields(formSchema(schema), ['en', 'es'])
}

function field(schema: z.ZodType, name: string): Field | undefined {
  return fields(schema).find((one) => one.name === name)
}

it('finds a control for every field of a store', () => {
  expect(controls(editableStore)).toEqual({
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
  expect(field(editableStore, 'description')?.hasGalleries).toBe(true)
  expect(field(editableStore, 'products')?.hasGalleries).toBe(false)
})

it('reads what a reference names, what a choice offers and what a number allows', () => {
  expect(field(editablePromotion, 'store')).toMatchObject({ control: 'reference', folder: 'stores' })
  expect(field(editableHomepage, 'featured_events')).toMatchObject({ control: 'references', folder: 'events' })
  expect(field(editableStore, 'categories')).toMatchObject({ folder: 'categories', isRequired: true })
  expect(field(editableStore, 'flags')?.options).toContain('coming')
  expect(field(editableStore, 'level')?.limits).toEqual({ min: -20, max: 200 })
  expect(field(editableContest, 'featured')).toMatchObject({ control: 'flag', fallback: false })
})

it('reads the week and the special days of opening hours', () => {
  expect(controls(editableHours)).toEqual({ regular: 'week', holidays: 'list', extra: 'translated-html' })
  expect(field(editableHours, 'regular')?.options).toHaveLength(7)
  expect(field(editableHours, 'holidays')?.item?.fields.map(({ control }) => control)).toEqual([
    'translations',
    'yearly-day',
    'yearly-day',
    'opening-hours',
  ])
})

it('knows the words of a picture', () => {
  expect(field(editablePromotion, 'picture')?.fields.map(({ name }) => name)).toEqual(['path', 'alt'])
})
