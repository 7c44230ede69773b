import { describe, expect, it } from 'vitest'
import { collectSlugs, findLinkFault } from './site-links.ts'

const slugs: Readonly<Record<string, readonly string[]>> = { store: ['kiosk'], page: ['about'] }
const slugsOf = collectSlugs((kind) => slugs[kind] ?? [])
const find = (href: string) => findLinkFault(href, slugsOf, 'https://mall.example/')

describe('findLinkFault', () => {
  it.each([
    '/',
    '/hours',
    '/favorites',
    '/map/print',
    '/stores?letter=K#list',
    '/stores/kiosk',
    '/pages/about',
    'https://mall.example/pages/about',
    'https://mall.example',
    'https://elsewhere.example/pages/none',
    'mailto:hello@mall.example',
    'tel:902-555-0100',
    '#top',
  ])('accepts %s', (href) => {
    expect(find(href)).toBeUndefined()
  })

  it.each([
    ['/stores/nobody', 'leads to no page'],
    ['/stores/kiosk/more', 'leads to no page'],
    ['/map/boards', 'leads to no page'],
    ['/login/confirm', 'leads to no page'],
    ['/constructor/name', 'leads to no page'],
    ['https://mall.example/pages/none', 'leads to no page'],
    ['/es/hours', 'without the language'],
    ['/es', 'without the language'],
    ['//elsewhere.example', 'neither a path'],
    ['hours', 'neither a path'],
    ['javascript:alert(1)', 'neither a path'],
    ['https://', 'neither a path'],
    ['mailto:nobody', 'neither a path'],
  ])('refuses %s', (href, message) => {
    expect(find(href)).toContain(message)
  })
})
