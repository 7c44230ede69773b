import type { Document, Path } from '@promenade/domain/studio/document'
import { describe, expect, it } from 'vitest'
import type { ContentIssue } from '../import/content-issue.ts'
import type { PublishedDocument } from './entry-document.ts'
import { setFaultsAside } from './set-faults-aside.ts'

const letters = [...'abcdefghijkl']

describe('setFaultsAside', () => {
  it('removes items of a list with ten or more, and no others', () => {
    expect(without({ items: letters }, ['items', 2], ['items', 10])).toEqual({ items: [...'abdefghijl'] })
  })

  it('removes an item with two faults once', () => {
    expect(without({ items: letters }, ['items', 2], ['items', 2])).toEqual({ items: [...'abdefghijkl'] })
    const items = [{ title: 'a' }, { title: 'b' }, { title: 'c' }]
    expect(without({ items }, ['items', 0, 'link'], ['items', 0, 'alt'])).toEqual({ items: items.slice(1) })
  })

  it('removes a value and the list around it', () => {
    expect(without({ name: 'a', items: letters }, ['items'], ['items', 3])).toEqual({ name: 'a' })
  })

  it('removes the group of a missing value', () => {
    const logo = { alt: 'a' }
    expect(without({ name: 'a', logo }, ['logo', 'path'])).toEqual({ name: 'a' })
    expect(without({ name: 'a', logo }, ['logo', 'size', 'width'])).toEqual({ name: 'a' })
    expect(without({ name: 'a', items: [logo] }, ['items', 4, 'alt'])).toEqual({ name: 'a' })
  })

  it('leaves out an entry that lacks a value of its own', () => {
    expect(without({ name: 'a' }, ['phone'])).toBeUndefined()
  })

  it('keeps the entry of a kind that must be there', () => {
    const entry = { ...published({ name: 'a' }), kind: 'property' } as const
    expect(setAside(entry, [['phone']])).toEqual([entry])
  })
})

function without(document: Document, ...paths: readonly Path[]): Document | undefined {
  return setAside(published(document), paths)?.[0]?.document
}

function setAside(entry: PublishedDocument, paths: readonly Path[]) {
  const faults = paths.map((path): ContentIssue => ({ file: '', field: '', message: '', path, code: 'type' }))
  const locate = (fault: ContentIssue) => ({ entry, path: paths[faults.indexOf(fault)] ?? [] })
  return setFaultsAside([entry], faults, { changed: new Set(), locate })
}

function published(document: Document): PublishedDocument {
  return { kind: 'gallery', slug: 'a', document, entryId: 1, formerSlugs: [], editedAt: new Date(0) }
}
