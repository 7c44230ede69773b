import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createTestContext } from '../../../testing/page-context.ts'
import { pageContext } from '../../page-context.ts'
import { createTestSession } from '../../../testing/session.ts'
import { sessionContext } from '../../session-context.ts'
import { action, loader } from './newsletter-link-page.tsx'

const secret = 'a-secret-of-22-letters'

describe.each(['/newsletter/confirm', '/newsletter/unsubscribe'] as const)('%s', (pattern) => {
  it.each(['', '?token=', '?token=short', `?token=${secret}%20`])(
    'leads back to the newsletter for a link that is cut or made up: %s',
    async (search) => {
      const { args, calls } = createArgs(pattern, search)
      const responses = [loader({ ...args, pattern }), await action({ ...args, pattern })]
      for (const { data, init } of responses) {
        expect(init?.status).toBe(400)
        expect(data.form.refusal).toMatchObject({
          title: 'We do not know this link',
          link: { to: '/newsletter' },
        })
      }
      expect(calls).toEqual([])
    },
  )

  it('shows the button for a whole one', () => {
    const { data, init } = loader({ ...createArgs(pattern, `?token=${secret}`).args, pattern })
    expect([init?.status, data.form.refusal]).toEqual([200, undefined])
  })
})

function createArgs(path: string, search: string) {
  const { visitor, calls } = createTestSession()
  const context = new RouterContextProvider()
  context.set(pageContext, createTestContext({ formStamp: 'fresh', path }))
  context.set(sessionContext, visitor)
  const url = new URL(`https://mall.example${path}${search}`)
  const request = new Request(url, { method: 'POST', body: new URLSearchParams() })
  return { args: { context, params: {}, url, request }, calls }
}
