import {
  htmlSchema,
  optionalTextSchema,
  tagsSchema,
  untranslatedFields,
} from '@promenade/contract/schema/fields'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { encodeRecord } from './encode-record.ts'
import { createTexts } from './texts.ts'

const schema = z.strictObject({
  id: z.int(),
  note: optionalTextSchema,
  body: htmlSchema,
  level: z.int().nullable(),
  tags: tagsSchema,
  ...untranslatedFields,
})

const encode = (value: object) => {
  const texts = createTexts('es')
  return encodeRecord(schema, value, texts, { untranslated_fields: texts.untranslated, id: 7 })
}

describe('a record', () => {
  it('has the values of its document under the same names, in the order of the schema', () => {
    const value = { tags: { en: ['nets'], es: ['redes'] }, level: 2, body: { en: 'Nets', es: 'Redes' } }
    expect(JSON.stringify(encode(value))).toBe(
      '{"id":7,"note":null,"body":"Redes","level":2,"tags":["redes"],"untranslated_fields":[]}',
    )
  })

  it('names the texts that are not translated, in that order too', () => {
    const value = { tags: { en: ['nets'] }, note: { en: 'Behind' }, body: { en: 'Nets' } }
    expect(encode(value)).toMatchObject({
      note: 'Behind',
      tags: ['nets'],
      untranslated_fields: ['note', 'body', 'tags'],
    })
  })

  it('keeps what is its own, whatever the document says', () => {
    expect(encode({ id: 9, slug: 'nets' })).toMatchObject({ id: 7 })
    expect(encode({ slug: 'nets' })).not.toHaveProperty('slug')
    expect(encode({})).toMatchObject({ level: null, tags: [] })
  })
})
