import { locales } from '@promenade/domain/locale/locale'
import { describe, expect, it } from 'vitest'
import { createTestSite } from '../../testing/site.ts'

const path = '/.well-known/security.txt'

describe('security.txt', () => {
  it('has the contact, and expires half a year after the day of the request', async () => {
    const response = await createTestSite({ securityContact: 'mailto:safety@mall.example' }).get(path)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await response.text()).toBe(
      [
        'Contact: mailto:safety@mall.example',
        'Expires: 2027-05-19T00:00:00.000Z',
        `Preferred-Languages: ${locales.map(({ code }) => code).join(', ')}`,
        'Canonical: https://mall.example/.well-known/security.txt',
        '',
      ].join('\n'),
    )
  })

  it('has the contact page by default', async () => {
    expect(await (await createTestSite().get(path)).text()).toContain(
      'Contact: https://mall.example/contact-us\n',
    )
  })

  it('redirects from its former path', async () => {
    const response = await createTestSite().get('/security.txt')
    expect([response.status, response.headers.get('location')]).toEqual([301, path])
  })
})
