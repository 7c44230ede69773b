import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'

const writeLine = JSON.stringify(join(import.meta.dirname, 'write-line.ts'))

/** Writes more than a pipe's buffer directly before the end of the process. */
const program = `
  import { writeLine } from ${writeLine}
  process.stdout // After this access, writing to a full pipe fails instead of blocking.
  for (let n = 0; n < 20_000; n += 1) writeLine(n + ' a line that is neither short nor long, with an ñ\\n')
  process.exit(3)
`

it('loses no line before the end of a process, even with a slow reader', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  await once(child.stdout, 'readable')
  const lines = (await text(child.stdout)).trimEnd().split('\n')
  expect(lines).toHaveLength(20_000)
  expect(
    lines.every((line, index) => line === `${index} a line that is neither short nor long, with an ñ`),
  ).toBe(true)
  expect(await ended).toEqual([3, null])
})
