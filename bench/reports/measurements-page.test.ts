import { describe, expect, it } from 'vitest'
import { replaceSection } from './measurements-page.ts'

const page = '# Measured\n\nHow.\n\n## bench a: First\n\nold\n\n### Table\n\n## bench b: Second\n\nkept\n'

describe('a section of the page', () => {
  it('takes the place of its last run', () => {
    expect(replaceSection(page, '## bench a: First', 'new\n')).toBe(
      '# Measured\n\nHow.\n\n## bench a: First\n\nnew\n\n## bench b: Second\n\nkept\n',
    )
  })

  it('is added where it was never run', () => {
    expect(replaceSection(page, '## drill c: Third', 'new')).toBe(`${page}\n## drill c: Third\n\nnew\n`)
  })

  it('keeps what looks like a replacement pattern', () => {
    expect(replaceSection(page, '## bench a: First', '$& $1')).toContain('\n$& $1\n')
  })
})
