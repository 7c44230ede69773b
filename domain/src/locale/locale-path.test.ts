import { describe, expect, it } from 'vitest'
import { localePath, splitLocalePath } from './locale-path.ts'

describe('localePath', () => {
  it.each([
    ['/', '/es'],
    ['/stores', '/es/stores'],
    ['/?q=1', '/es?q=1'],
    ['/#top', '/es#top'],
    ['/stores?letter=A#list', '/es/stores?letter=A#list'],
    ['/essays', '/es/essays'],
  ])('puts %s at %s in Spanish and leaves it in English', (path, spanish) => {
    expect(localePath(path, 'es')).toBe(spanish)
    expect(localePath(path, 'en')).toBe(path)
  })
})

describe('splitLocalePath', () => {
  it.each([
    ['/', 'en', '/'],
    ['/stores', 'en', '/stores'],
    ['/es', 'es', '/'],
    ['/es/', 'es', '/'],
    ['/es/stores/', 'es', '/stores/'],
    ['/es/es/x', 'es', '/es/x'],
    ['/essays', 'en', '/essays'],
    ['/ES/stores', 'en', '/ES/stores'],
    ['/en/stores', 'en', '/en/stores'],
    ['', 'en', '/'],
  ])('reads %j as %s %s', (pathname, locale, path) => {
    expect(splitLocalePath(pathname)).toEqual({ locale, path })
  })

  it.each(['//host/x', '/es//host/x', '/es/\\host/x'])('never point to a host: %s', (pathname) => {
    expect(splitLocalePath(pathname).path).toBe('/host/x')
  })
})
