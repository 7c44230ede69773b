import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { groundsOf } from './theme-colours.ts'

const folder = join(import.meta.dirname, '../../../app/theme/themes')

describe('the grounds of cards', () => {
  it.each(globSync('*.css', { cwd: folder }))('are in the theme %s', (file) => {
    const { light, dark } = groundsOf(readFileSync(join(folder, file), 'utf8'))
    expect([light, dark]).toEqual([expect.stringMatching(/^#\w{6}$/), expect.stringMatching(/^#\w{6}$/)])
  })

  it('are those of the light scheme', () => {
    expect(groundsOf('--paper: light-dark(#f7f1e5, #0e1a22); --night: #10222e;')).toEqual({
      light: '#f7f1e5',
      dark: '#10222e',
    })
  })

  it('that a theme does not name are told when the site is built', () => {
    expect(() => groundsOf('--paper: white; --night: #000')).toThrow('--paper')
  })
})
