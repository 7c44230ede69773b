import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeFieldTables } from './field-list.ts'

const docs = join(import.meta.dirname, '../../../docs')

const head = `# Fields of the content files

What a text, a date or a picture looks like is in [content.md](content.md). A field that is not required may be left out
or left blank. \`N\` counts the entries of a list from 0, as the faults of an import do.

<!-- Written from contract/src/editing/: node node_modules/vitest/vitest.mjs run field-list -u -->

`

it('docs/content-fields.md lists every field of the editing schemas', async () => {
  await expect(head + writeFieldTables()).toMatchFileSnapshot(join(docs, 'content-fields.md'))
})
