import { describe, expect, it } from 'vitest'
import { createTestSite } from '../../testing/site.ts'

const path = '/.well-known/security.txt'

describe('security.txt', () => {
  it('says whom to tell, for half a year from the day it is asked for', async () => {
    const answer = await createTestSite({ securityContact: 'mailto:safety@mall.example' }).get(path)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await answer.text()).toBe(
      [
        'Contact: mailto:safety@mall.example',
        'Expires: 2027-05-19T00:00:00.000Z',
        'Preferred-Languages: en, es',
        'Canonical: https://mall.example/.well-known/security.txt',
        '',
      ].join('\n'),
    )
  })

  it('names the page with the form where nobody else is named', async () => {
    expect(await (await createTestSite().get(path)).text()).toContain(
      'Contact: https://mall.example/contact-us\n',
    )
  })

  it('is found under the name it had before', async () => {
    const answer = await createTestSite().get('/security.txt')
    expect([answer.status, answer.headers.get('location')]).toEqual([301, path])
  })
})
