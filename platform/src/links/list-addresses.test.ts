import { describe, expect, it } from 'vitest'
import { listAddresses } from './list-addresses.ts'

describe('listAddresses', () => {
  it('finds addresses of fields and of links in HTML, with their paths', () => {
    const document = {
      website: 'https://nets.example/shop#top',
      description: {
        en: `<p><a href="https://a.example/?x=1&amp;y=2">A</a> <a class="b" href='http://b.example'>B</a></p>`,
      },
      social_links: [{ network: 'Instagram', url: 'https://c.example/nets' }],
    }
    expect(listAddresses(document)).toEqual([
      { path: ['website'], address: 'https://nets.example/shop' },
      { path: ['description', 'en'], address: 'https://a.example/?x=1&y=2' },
      { path: ['description', 'en'], address: 'http://b.example/' },
      { path: ['social_links', 0, 'url'], address: 'https://c.example/nets' },
    ])
  })

  it('leaves out pages of the site, mail, telephones, and what is no address', () => {
    const links = ['/stores', 'mailto:a@b.example', 'tel:+1', 'javascript:alert(1)', 'https://', '#top']
    const html = links.map((href) => `<a href="${href}">x</a>`).join('')
    expect(listAddresses({ html, link: '/stores', long: `https://a.example/${'x'.repeat(2_000)}` })).toEqual(
      [],
    )
  })
})
