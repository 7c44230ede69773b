import { describe, expect, it } from 'vitest'
import { replaceSection } from './record.ts'

const text = '# Measured\n\nHow.\n\n## bench lab\n\nold\n\n### A table\n\n## bench search\n\nold\n'

describe('the section of a part', () => {
  it('is replaced with its tables, and no other one', () => {
    const changed = replaceSection(text, 'lab', '\n## bench lab\n\nnew')
    expect(changed).toBe('# Measured\n\nHow.\n\n## bench lab\n\nnew\n\n## bench search\n\nold\n')
  })

  it('is replaced at the end of the text', () => {
    const changed = replaceSection(text, 'search', '## bench search\n\nnew')
    expect(changed).toBe(
      '# Measured\n\nHow.\n\n## bench lab\n\nold\n\n### A table\n\n## bench search\n\nnew\n',
    )
  })

  it('is added where there is none', () => {
    expect(replaceSection(text, 'guard', '## bench guard')).toBe(`${text}\n## bench guard\n`)
  })
})
