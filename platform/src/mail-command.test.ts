import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { createTestOutbox } from './testing/outbox.ts'
import { usePlatform } from './testing/test-platform.ts'

describe('the mail command', () => {
  const platform = usePlatform()
  const outbox = createTestOutbox(platform)

  afterEach(() => outbox.end())

  it('lists waiting and failed mails, and returns them to the queue', async () => {
    await outbox.enqueue({ recipient: 'waiting@example.test' })
    await outbox.enqueue({ recipient: 'josé@example.test', kind: 'login-link' })
    await outbox.enqueue({ recipient: null, kind: 'contact-message' })
    await outbox.enqueue({ recipient: 'sent@example.test' })
    const { database } = platform.database()
    const fault = { failed_at: outbox.now, attempts: 3, last_error: '550 no such user' }
    await database.updateTable('mail').set(fault).where('kind', '!=', 'newsletter-welcome').execute()
    const sent = { sent_at: outbox.now, content: null }
    await database.updateTable('mail').set(sent).where('recipient', '=', 'sent@example.test').execute()

    const [summary, waiting, ...others] = (await run()).lines
    const dead = others.slice(0, -1)
    expect(others.at(-1)).toMatch(/^This is the database promenade\w* on .* \(DATABASE_URL\)\.$/)
    expect(summary).toBe('1 waiting, 2 given up.')
    expect(waiting).toMatch(
      /^[0-9a-f-]{36} {2}waiting {2}newsletter-welcome {2}w…@example\.test {2}.* {2}0 attempts/,
    )
    expect(dead).toHaveLength(2)
    expect(dead.join('\n')).toMatch(
      /login-link {2}j…@example\.test {2}\d+ h {2}3 attempts {2}550 no such user/,
    )
    expect(dead.join('\n')).toContain('contact-message  staff')

    const [one = ''] = dead
    expect((await run('--retry', one.slice(0, 36))).lines[0]).toBe('Mails tried again from now on: 1.')
    expect((await run('--retry', 'all')).lines[0]).toBe('Mails tried again from now on: 1.')
    expect((await run()).lines[0]).toBe('3 waiting, 0 given up.')
    const rows = await outbox.rows()
    expect(rows.filter(({ sent_at }) => sent_at === null).map(({ attempts }) => attempts)).toEqual([0, 0, 0])
  })

  it.each([['--retry'], ['--retry', 'a', 'b'], ['list'], ['--retry', 'x']])(
    'says how it is used: %s %s',
    async (...args) => {
      expect(await run(...args)).toEqual({ code: 1, lines: [expect.stringContaining('--retry <id>|all')] })
    },
  )

  async function run(...args: readonly string[]) {
    const child = fork(join(import.meta.dirname, 'mail-command.ts'), args, {
      env: { DATABASE_URL: platform.database().databaseUrl, PATH: process.env['PATH'] },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    const streams = [child.stdout, child.stderr].map((stream) => (stream === null ? '' : text(stream)))
    const [[code], ...parts] = await Promise.all([once(child, 'exit'), ...streams])
    return { code, lines: parts.join('').trim().split('\n') }
  }
})
