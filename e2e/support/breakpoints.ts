import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const specification = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'specification.md'), 'utf8')

/** The breakpoints of the specification (§9), in pixels. */
export const breakpoints: readonly number[] = [
  ...(/^- Breakpoints: (.*) px\.$/m.exec(specification)?.[1] ?? '').matchAll(/\d+/g),
].map(Number)

/** The widths on both sides of each breakpoint, from the narrowest window to the widest. */
export const widthsAtBreakpoints: readonly number[] = [
  ...new Set(breakpoints.flatMap((width) => [width, width + 1])),
].filter((width) => width <= Math.max(...breakpoints))
