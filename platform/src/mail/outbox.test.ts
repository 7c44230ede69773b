import { describe, expect, it } from 'vitest'
import { friday } from '../testing/sample-content.ts'
import { usePlatform } from '../testing/test-platform.ts'
import { mailLoginLink } from './mail-login-link.ts'
import { mailContent } from './outbox.ts'

describe('the outbox', () => {
  const platform = usePlatform()
  const login = {
    propertyId: 1,
    email: 'visitor@example.test',
    locale: 'es',
    siteOrigin: 'https://mall.test',
    secret: 'a-secret_of-a-link-to-log-in',
    now: friday,
    expiresAt: new Date(friday.getTime() + 600_000),
  } as const

  it('contains a mail exactly if its transaction was committed', async () => {
    const { database } = platform.database()
    await database.transaction().execute((transaction) => mailLoginLink(transaction, login))
    const undone = database.transaction().execute(async (transaction) => {
      await mailLoginLink(transaction, { ...login, email: 'nobody@example.test' })
      throw new Error('changed our mind')
    })
    await expect(undone).rejects.toThrow('changed our mind')
    const rows = await database.selectFrom('mail').selectAll().execute()
    expect(rows).toMatchObject([
      {
        kind: 'login-link',
        recipient: 'visitor@example.test',
        next_attempt_at: friday,
        give_up_at: login.expiresAt,
        sent_at: null,
      },
    ])
    const { text, html, subject } = mailContent.parse(rows[0]?.content)
    expect(subject).toBe('Tu enlace para iniciar sesión – Little Harbour')
    const link = 'https://mall.test/es/login/confirm?hash=a-secret_of-a-link-to-log-in'
    expect(text).toContain(`Iniciar sesión:\n${link}\n`)
    expect(html).toContain(`href="${link}"`)
  })
})
