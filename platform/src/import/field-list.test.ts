import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contentFiles, writeFieldTables } from './field-list.ts'

const docs = join(import.meta.dirname, '../../../docs')

const head = `# Fields of the content files

What a text, a date or a picture looks like is in [content.md](content.md). A field that is not required may be left out
or left blank. \`N\` counts the entries of a list from 0, as the faults of an import do.

<!-- Written from contract/src/kinds/: node node_modules/vitest/vitest.mjs run field-list -u -->

`

it('docs/content-fields.md lists every field of the editing schemas', async () => {
  await expect(head + writeFieldTables()).toMatchFileSnapshot(join(docs, 'content-fields.md'))
})

describe.each(contentFiles)('the editing schema of %s', (_, schema) => {
  it.each(['input', 'output'] as const)('has no transform: its %s is plain JSON', (io) => {
    expect(() => z.toJSONSchema(schema, { io, unrepresentable: 'throw' })).not.toThrow()
  })

  it('refuses a field that it does not know', () => {
    const item = schema instanceof z.ZodArray ? schema.element : schema
    const issues = z.safeParse(item, { surprise: 1 }).error?.issues ?? []
    expect(issues.map(({ code }) => code)).toContain('unrecognized_keys')
  })
})
