import { htmlElements } from '@promenade/contract/editing/html-elements'
import { Node } from 'prosemirror-model'
import { expect, it } from 'vitest'
import { isAddress, textSchema } from './schema.ts'
import { toHtml } from './to-html.ts'

function html(...content: readonly object[]): string {
  return toHtml(Node.fromJSON(textSchema, { type: 'doc', content }))
}

const text = (words: string, ...marks: readonly object[]) => ({ type: 'text', text: words, marks })
const paragraph = (...content: readonly object[]) => ({ type: 'paragraph', content })

it('writes marks around as many words as have them', () => {
  const link = { type: 'link', attrs: { href: '/stores?a=1&b="2"' } }
  expect(html(paragraph(text('See '), text('all ', link), text('stores', link, { type: 'strong' })))).toBe(
    '<p>See <a href="/stores?a=1&amp;b=&quot;2&quot;">all <strong>stores</strong></a></p>',
  )
})

it('escapes what would be markup', () => {
  expect(html(paragraph(text('3 < 5 & <b>')))).toBe('<p>3 &lt; 5 &amp; &lt;b&gt;</p>')
})

it('writes list items and cells without paragraphs of their own', () => {
  const item = { type: 'list_item', content: [paragraph(text('One'))] }
  expect(html({ type: 'ordered_list', content: [item] })).toBe('<ol><li>One</li></ol>')
})

it('keeps the paragraphs of an item that has several', () => {
  const item = { type: 'list_item', content: [paragraph(text('One')), paragraph(text('Two'))] }
  expect(html({ type: 'bullet_list', content: [item] })).toBe('<ul><li><p>One</p><p>Two</p></li></ul>')
})

it('writes caption and sections of a table', () => {
  const row = (section: string, type: string, words: string) => ({
    type: 'table_row',
    attrs: { section },
    content: [{ type, content: [paragraph(text(words))] }],
  })
  const table = {
    type: 'table',
    attrs: { caption: 'Fares' },
    content: [row('thead', 'table_header', 'Day'), row('tbody', 'table_cell', '$6')],
  }
  expect(html(table)).toBe(
    '<table><caption>Fares</caption><thead><tr><th>Day</th></tr></thead><tbody><tr><td>$6</td></tr></tbody></table>',
  )
})

it('writes a picture with its words and its caption', () => {
  const picture = (attrs: object) => ({ type: 'picture', attrs: { path: '1a/gulls.webp', ...attrs } })
  const caption = [
    { type: 'text', text: '3 < 5, by ' },
    { type: 'text', text: 'Ana', marks: [{ type: 'em' }] },
  ]
  expect(html(picture({ alt: 'Two "gulls"', caption }))).toBe(
    '<figure><img src="1a/gulls.webp" alt="Two &quot;gulls&quot;"><figcaption>3 &lt; 5, by <em>Ana</em></figcaption></figure>',
  )
  expect(html(picture({ alt: '' }))).toBe('<figure><img src="1a/gulls.webp" alt=""></figure>')
  expect(html(picture({}))).toBe('<figure><img src="1a/gulls.webp"></figure>')
})

it('takes no address that runs a script', () => {
  expect(['/stores', 'https://a.example', 'mailto:a@b.example', 'tel:+1', '#top'].every(isAddress)).toBe(true)
  expect(['javascript:alert(1)', ' JavaScript:a', 'data:text/html,a', '//a.example'].some(isAddress)).toBe(
    false,
  )
})

it('has only elements that the import takes', () => {
  const rules = [...Object.values(textSchema.nodes), ...Object.values(textSchema.marks)].map(
    ({ spec }) => spec.parseDOM?.[0],
  )
  const tags = rules.flatMap((rule) => (rule?.tag === undefined ? [] : [rule.tag.replace(/\[.*/, '')]))
  expect(tags.length).toBeGreaterThan(10)
  // Galleries stand in some texts alone; a pasted h1 becomes h2.
  expect(tags.filter((tag) => !/^(?:gallery|h1)$/.test(tag) && !htmlElements.has(tag))).toEqual([])
})
