import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createLog } from './create-log.ts'
import type { LogLevel } from './log.ts'
import { now } from '../../../e2e/support/clock/run-clock.ts'

function createTestLog(logLevel: LogLevel = 'info', findRequestId?: () => string | undefined) {
  const lines: string[] = []
  const log = createLog({
    logLevel,
    ...(findRequestId && { findRequestId }),
    write: (line) => void lines.push(line),
  })
  return { log, lines, records: () => lines.map((line): Record<string, unknown> => JSON.parse(line)) }
}

describe('the log', () => {
  it('writes a line of JSON with level, time, details and message', () => {
    const { log, lines, records } = createTestLog()
    const before = now()
    log.info({ path: '/stores', status: undefined }, 'request')
    log.warn({ count: 3, first: ['a'] }, 'some are missing')
    expect(lines.map((line) => line.split('\n'))).toEqual([
      [expect.any(String), ''],
      [expect.any(String), ''],
    ])
    expect(records()).toEqual([
      { level: 30, time: expect.any(Number), path: '/stores', msg: 'request' },
      { level: 40, time: expect.any(Number), count: 3, first: ['a'], msg: 'some are missing' },
    ])
    expect(records()[0]?.['time']).toBeGreaterThanOrEqual(before)
  })

  it.each<[LogLevel, number[]]>([
    ['trace', [20, 30, 40, 50, 60]],
    ['debug', [20, 30, 40, 50, 60]],
    ['info', [30, 40, 50, 60]],
    ['warn', [40, 50, 60]],
    ['error', [50, 60]],
    ['fatal', [60]],
    ['silent', []],
  ])('from %s on has these levels', (level, numbers) => {
    const { log, records } = createTestLog(level)
    log.debug({}, 'd')
    log.info({}, 'i')
    log.warn({}, 'w')
    log.error({}, 'e')
    log.fatal({}, 'f')
    expect(records().map((record) => record['level'])).toEqual(numbers)
    expect(log.isLevelEnabled('debug')).toBe(numbers.includes(20))
  })

  it('adds the id of the current request unless the details have one', () => {
    let id: string | undefined = 'of-the-request'
    const { log, records } = createTestLog('info', () => id)
    log.info({}, 'within')
    log.info({ id: 'of-the-details' }, 'another')
    id = undefined
    log.info({}, 'outside')
    expect(records().map((record) => record['id'])).toEqual(['of-the-request', 'of-the-details', undefined])
  })

  it('writes messages as they are, without placeholders', () => {
    const { log, records } = createTestLog()
    log.info({ name: 'x' }, 'a folder {name} of %s {{}}\nforged')
    expect(records()).toEqual([expect.objectContaining({ msg: 'a folder {name} of %s {{}}\nforged' })])
  })

  it('describes an error by message, stack and cause', () => {
    const { log, records } = createTestLog()
    const cause = Object.assign(new Error('no route for ana@mail.example'), { code: 'EHOSTUNREACH' })
    log.error({ err: new TypeError('could not ask', { cause }) }, 'failed')
    log.error({ err: 'thrown by ana@mail.example' }, 'failed')
    expect(records().map((record) => record['err'])).toEqual([
      {
        type: 'TypeError',
        message: 'could not ask',
        stack: expect.stringContaining('create-log.test.ts'),
        cause: {
          type: 'Error',
          message: 'no route for …@…',
          code: 'EHOSTUNREACH',
          stack: expect.stringContaining('…@…'),
        },
      },
      { type: 'string', message: 'thrown by …@…' },
    ])
  })

  it('omits the stack of system errors', () => {
    const { log, records } = createTestLog()
    try {
      readFileSync('/nowhere/at/all')
    } catch (err) {
      log.error({ err }, 'failed')
    }
    const message = "ENOENT: no such file or directory, open '/nowhere/at/all'"
    expect(records()[0]?.['err']).toEqual({ type: 'Error', message, code: 'ENOENT' })
  })

  it('omits other properties of an error, such as a secret or a database row', () => {
    const { log, lines } = createTestLog()
    const carried = {
      detail: 'Failing row contains (Ana)',
      password: 'secret',
      config: { api_key: 'secret' },
    }
    const cause = Object.assign(new Error('inside'), carried)
    log.error({ err: Object.assign(new Error('outside', { cause }), carried) }, 'failed')
    expect(lines.join()).toMatch(/outside.*inside/)
    expect(lines.join()).not.toMatch(/Ana|secret|api_key/)
  })

  it('reports a line that could not be written, and continues', () => {
    const { log, records } = createTestLog()
    const circle: Record<string, unknown> = {}
    circle['circle'] = circle
    log.info(circle, 'round')
    log.info({}, 'next')
    expect(records()).toEqual([
      expect.objectContaining({
        level: 60,
        msg: 'a line could not be written',
        err: expect.objectContaining({ type: 'TypeError' }),
      }),
      expect.objectContaining({ level: 30, msg: 'next' }),
    ])
  })

  it('ignores a missing output', () => {
    const log = createLog({
      logLevel: 'info',
      write: () => {
        throw new Error('EPIPE')
      },
    })
    expect(() => log.error({}, 'unheard')).not.toThrow()
  })
})
