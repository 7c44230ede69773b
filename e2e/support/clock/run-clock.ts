import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { shiftClock } from './shift-clock.mjs'

/** A Wednesday in autumn, half past ten in the morning at the demo mall: no holiday, no calm hours, everything open. */
const usualInstant = '2026-11-25T10:30:00-04:00'

const preload = new URL('preload.mjs', import.meta.url).href

/**
 * Sets the clock of a test run: of this process, and of all that it starts, which inherit the environment. The instant is that
 * of `TEST_NOW`, from which time passes as usual. Called by the configurations of the suites, before anything reads a clock.
 */
export function setRunClock(): void {
  // A run within a run has its clock already.
  if (process.env['CLOCK_OFFSET_MS'] !== undefined) return
  const instant = process.env['TEST_NOW'] ?? usualInstant
  const start = Date.parse(instant)
  if (Number.isNaN(start)) throw new Error(`TEST_NOW is not an instant, such as ${usualInstant}: ${instant}`)
  Object.assign(process.env, clockAt(start - Date.now()))
  // A run starts a hundred processes with the same code; a fifth of a short one is compiling.
  process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'promenade-compiled')
  shiftClock(runOffset())
}

/** The present instant of the run, in milliseconds. */
export function now(): number {
  return Date.now()
}

/** Settings of a process whose clock is that much ahead of the run's. */
export function clockAhead(milliseconds: number): NodeJS.ProcessEnv {
  return clockAt(runOffset() + milliseconds)
}

/** Milliseconds between the real clock and the run's; 0 outside of a test run. */
export function runOffset(): number {
  return Number(process.env['CLOCK_OFFSET_MS'] ?? 0)
}

/** What a process needs of this one's environment where all other settings are its own: the clock, and what is compiled. */
export function runSettings(): NodeJS.ProcessEnv {
  const { PATH, NODE_OPTIONS, CLOCK_OFFSET_MS, NODE_COMPILE_CACHE } = process.env
  return { PATH, NODE_OPTIONS, CLOCK_OFFSET_MS, NODE_COMPILE_CACHE }
}

function clockAt(offset: number): NodeJS.ProcessEnv {
  const others = (process.env['NODE_OPTIONS'] ?? '').split(' ').filter((option) => !option.endsWith(preload))
  return {
    CLOCK_OFFSET_MS: String(offset),
    NODE_OPTIONS: [...others, `--import=${preload}`].join(' ').trim(),
  }
}
