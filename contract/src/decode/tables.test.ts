import { describe, expect, it } from 'vitest'
import { context } from '../testing/decoders.ts'
import { findHtmlError } from '../testing/html-grammar.ts'
import { plainText, readHtml } from './html.ts'
import { labelTables } from './tables.ts'

const caption = (text: string) => `<caption data-generated>${text}</caption>`

describe('a table in a text', () => {
  it('has the heading before it as caption, and its headings have a scope', () => {
    expect(
      labelTables(
        '<h2>By bus</h2><table><tr><th>Line</th><th>Stop</th></tr><tr><td>4</td><td>North</td></tr></table>',
      ),
    ).toBe(
      `<h2>By bus</h2><table>${caption('By bus')}<tr><th scope="col">Line</th><th scope="col">Stop</th></tr>` +
        '<tr><td>4</td><td>North</td></tr></table>',
    )
  })

  it('keeps a caption of its own', () => {
    expect(labelTables('<h2>a</h2><table><caption>b</caption><tr><th>c</th><td>d</td></tr></table>')).toBe(
      '<h2>a</h2><table><caption>b</caption><tr><th scope="row">c</th><td>d</td></tr></table>',
    )
  })

  it('has its own headings as caption without a heading before it', () => {
    expect(
      labelTables('<table><tr><th>Fish &amp; chips</th><th><strong>Tea</strong></th></tr></table>'),
    ).toContain(caption('Fish &amp; chips, Tea'))
  })

  it('has a column of headings if the corner is empty', () => {
    expect(
      labelTables('<table><tr><td></td><th>North</th></tr><tr><td>Spaces</td><td>820</td></tr></table>'),
    ).toBe(
      `<table>${caption('North, Spaces')}<tr><td></td><th scope="col">North</th></tr>` +
        '<tr><th scope="row">Spaces</th><td>820</td></tr></table>',
    )
  })

  it('has its first column as headings if it has no others', () => {
    expect(labelTables('<table><tbody><tr><td>12 pm</td><td>Start</td></tr></tbody></table>')).toBe(
      `<table>${caption('12 pm')}<tbody><tr><th scope="row">12 pm</th><td>Start</td></tr></tbody></table>`,
    )
  })

  it('has every cell of its head as heading', () => {
    expect(
      labelTables(
        '<table><thead><tr><td>a</td><td colspan="2">b</td></tr></thead><tr><td>c</td><td>d</td></tr></table>',
      ),
    ).toContain(
      '<thead><tr><th scope="col">a</th><th colspan="2" scope="col">b</th></tr></thead><tr><td>c</td>',
    )
  })

  it('becomes blocks if it is layout: one column, or tables in its cells', () => {
    expect(labelTables('<table><tr><td colspan="2">a</td></tr><tr><td>b</td></tr></table>')).toBe(
      '<div>a</div><div>b</div>',
    )
    expect(
      labelTables('<table><tr><td>a</td><td><table><tr><th>b</th><td>c</td></tr></table></td></tr></table>'),
    ).toBe(`<div>a</div><div><table>${caption('b')}<tr><th scope="row">b</th><td>c</td></tr></table></div>`)
  })

  it.each([
    ['<table><tr>x<td>a</td><td>b</td></tr></table>', 'x<th scope="row">a</th>'],
    [
      '<table><tr><td><div><td>a</td></div></td><td>b</td></tr></table>',
      '<div><div><div>a</div></div></div>',
    ],
    ['<table><td>a</td><td>b</td></table>', '<div>a</div><div>b</div>'],
    [
      '<table><tr><td>\u00a0</td><th>a</th></tr><tr><td>b</td><td>c</td></tr></table>',
      '<th scope="row">b</th>',
    ],
  ])('loses nothing of %s', (html, kept) => {
    expect(labelTables(html)).toContain(kept)
  })

  it('is text once: a generated caption is not text of the page', () => {
    const html = readHtml('<h2>Bus</h2><table><tr><th>Line</th><th>Stop</th></tr></table>', context)
    expect(html).toContain(caption('Bus'))
    expect(html && findHtmlError(html)).toBeUndefined()
    expect(html && plainText(html)).toBe('Bus Line Stop')
    expect(readHtml(html, context)).toBe(html)
  })

  it('is labelled in linear time', () => {
    const milliseconds = (count: number) => {
      const tables = '<h2>a</h2><table><tr><td>b</td><td>c</td></tr></table>'.repeat(count)
      const begun = performance.now()
      expect(labelTables(tables).match(/<caption/g)).toHaveLength(count)
      return performance.now() - begun
    }
    // Ten times as many take about ten times as long; a hundred times where each looks at all others.
    expect(milliseconds(20_000) / milliseconds(2_000)).toBeLessThan(35)
  })
})
