import { z } from 'zod'
import { fieldKinds } from './fields.ts'

/**
 * JSON Schema of what editors write, with the control that edits each value: `control`, and `folder` of a reference. A
 * form is rendered from it. Controls come from `fieldKinds`; a schema may name one itself by `.meta({ control })`.
 */
export function formSchema(schema: z.ZodType): Readonly<Record<string, unknown>> {
  return z.toJSONSchema(schema, {
    io: 'input',
    reused: 'inline',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const field = fieldKinds.get(zodSchema)
      if (field !== undefined) Object.assign(jsonSchema, { field })
    },
  })
}
