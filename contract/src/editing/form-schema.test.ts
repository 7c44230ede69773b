import { expect, it } from 'vitest'
import { formSchema } from './form-schema.ts'
import { editablePromotion } from './promotions.ts'

it('names the control of each field and the folder of a reference', () => {
  expect(formSchema(editablePromotion)).toMatchObject({
    required: ['name', 'description', 'start'],
    properties: {
      name: { control: 'translations' },
      store: { control: 'reference', folder: 'stores' },
      picture: { properties: { path: { control: 'picture' } } },
      description: { properties: { en: { control: 'html' } } },
      end: { control: 'date' },
      featured: { type: 'boolean', default: false },
    },
  })
})
