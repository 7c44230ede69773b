import { describe, expect, it } from 'vitest'
import { createTestContext } from '../../testing/page-context.ts'
import { shareLinks } from './share.server.ts'

const path = '/promotions/two-pairs'
const context = createTestContext({ path })
const mall = context.content.property.name

describe('the share links of a page', () => {
  it('have its public address in the page’s language', () => {
    expect(shareLinks(context, 'Two pairs').url).toBe('https://mall.example/promotions/two-pairs')
    expect(shareLinks(createTestContext({ path, locale: 'es' }), 'Dos pares').url).toBe(
      'https://mall.example/es/promotions/two-pairs',
    )
  })

  it('have the names of page and mall only', () => {
    const { title, links } = shareLinks(context, 'Boots & more? 50 % + tea')
    expect(title).toBe(`Boots & more? 50 % + tea · ${mall}`)
    const url = new URL(links.find(({ name }) => name === 'X')?.href ?? '')
    expect([...url.searchParams]).toEqual([
      ['text', title],
      ['url', 'https://mall.example/promotions/two-pairs'],
    ])
  })

  it('encode spaces of a mail as %20, not as plus signs', () => {
    const mail = shareLinks(context, 'Tea + cake').links[0]
    expect(mail?.name).toBe('E-mail')
    expect(mail?.href).toMatch(/^mailto:\?subject=Tea%20%2B%20cake%20/)
    expect(mail?.href).toContain('%0D%0Ahttps%3A%2F%2Fmall.example%2Fpromotions%2Ftwo-pairs')
    expect(mail?.href).not.toContain('+')
  })

  it('are the same networks in both languages, each once and over https', () => {
    const [, ...english] = shareLinks(context, 'A').links
    const [, ...spanish] = shareLinks(createTestContext({ locale: 'es' }), 'A').links
    expect(english.map(({ name }) => name)).toEqual(['WhatsApp', 'Facebook', 'X', 'LinkedIn'])
    expect(spanish.map(({ name }) => name)).toEqual(english.map(({ name }) => name))
    expect(english.every(({ href }) => href.startsWith('https://'))).toBe(true)
  })
})
