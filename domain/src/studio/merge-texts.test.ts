import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeTexts, type Side } from './merge-texts.ts'

const html = (...paragraphs: readonly string[]) => paragraphs.map((words) => `<p>${words}</p>`).join('\n')
const base = html('One', 'Two', 'Three', 'Four')
const merge = (mine: string, theirs: string, side?: Side) => mergeTexts({ base, mine, theirs }, side)

describe('merging texts', () => {
  it('takes changes of different paragraphs, wherever they stand', () => {
    const mine = html('One of mine', 'Two', 'Three', 'Four of mine')
    expect(merge(mine, html('One', 'Two of theirs', 'Three', 'Four'))).toBe(
      html('One of mine', 'Two of theirs', 'Three', 'Four of mine'),
    )
  })

  it('takes new and removed paragraphs beside a changed one', () => {
    const mine = html('One', 'Two of mine', 'Three', 'Four')
    expect(merge(mine, html('One', 'New', 'Two', 'Three'))).toBe(html('One', 'New', 'Two of mine', 'Three'))
  })

  it('takes the paragraphs of both where both inserted, and the same one once', () => {
    const add = (...words: readonly string[]) => html('One', 'Two', 'Three', 'Four', ...words)
    expect(merge(add('Mine', 'Same'), add('Theirs', 'Same'))).toBe(add('Theirs', 'Same', 'Mine'))
  })

  it('merges neither the same paragraph nor one that the other removed', () => {
    const change = (words: string) => html('One', words, 'Three', 'Four')
    expect(merge(change('Mine'), change('Theirs'))).toBeUndefined()
    expect(merge(change('Mine'), html('One', 'Three', 'Four'))).toBeUndefined()
  })

  it('decides for a side in that paragraph alone', () => {
    const mine = html('One', 'Mine', 'Three', 'Four of mine')
    const theirs = html('One of theirs', 'Theirs', 'Three', 'Four')
    expect(merge(mine, theirs, 'mine')).toBe(html('One of theirs', 'Mine', 'Three', 'Four of mine'))
    expect(merge(mine, theirs, 'theirs')).toBe(html('One of theirs', 'Theirs', 'Three', 'Four of mine'))
  })

  it('merges items of one list and rows of one table', () => {
    const list = (...items: readonly string[]) =>
      `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
    const lists = { base: list('a', 'b'), mine: list('a!', 'b'), theirs: list('a', 'b', 'c') }
    expect(mergeTexts(lists)).toBe(list('a!', 'b', 'c'))
    const numbered = (items: string) => items.replace('<ul>', '<ol>').replace('</ul>', '</ol>')
    const other = { ...lists, mine: numbered(lists.mine) }
    expect(mergeTexts(other)).toBeUndefined()
    expect(mergeTexts({ ...other, mine: other.theirs, theirs: other.mine })).toBeUndefined()
    const table = (one: string, two: string) =>
      `<table><tbody><tr><td>${one}</td></tr><tr><td>${two}</td></tr></tbody></table>`
    const tables = { base: table('1', '2'), mine: table('x', '2'), theirs: table('1', 'y') }
    expect(mergeTexts(tables)).toBe(table('x', 'y'))
  })

  it('merges pictures, each as a paragraph', () => {
    const figure = (alt: string) =>
      `<figure><img src="1a/a.jpg" alt="${alt}"><figcaption>Ana</figcaption></figure>`
    const text = (...pictures: readonly string[]) => pictures.map(figure).join('\n')
    expect(mergeTexts({ base: text('a', 'b'), mine: text('mine', 'b'), theirs: text('a', 'theirs') })).toBe(
      text('mine', 'theirs'),
    )
    expect(mergeTexts({ base: text('a'), mine: text('mine'), theirs: text('theirs') })).toBeUndefined()
  })

  it('merges paragraphs of plain words, and such as were opened as a text since', () => {
    const plain = { base: 'One\n\nTwo & three', mine: 'Mine\n\nTwo & three', theirs: 'One\n\nTheirs' }
    expect(mergeTexts(plain)).toBe('Mine\n\nTheirs')
    expect(
      mergeTexts({ ...plain, mine: html('Mine', 'Two &amp; three'), theirs: html('One', 'Theirs') }),
    ).toBe(html('Mine', 'Theirs'))
  })

  it('leaves a text alone whose tags do not match', () => {
    const broken = { base: '<p>a<p>b</p>', mine: '<p>x<p>b</p>', theirs: '<p>a<p>y</p>' }
    expect(mergeTexts(broken)).toBeUndefined()
  })
})

it('keeps each paragraph that one side wrote, whoever is asked first', () => {
  const word = fc.constantFrom('a', 'b', 'c', 'd', 'e')
  const paragraphs = fc.array(word, { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(paragraphs, paragraphs, paragraphs, (old, ours, others) => {
      // What each writes is known by its author.
      const own = (words: readonly string[], name: string) =>
        words.map((one) => (one === 'e' ? `${name} ${one}` : one))
      const versions = {
        base: html(...old),
        mine: html(...own(ours, 'A')),
        theirs: html(...own(others, 'B')),
      }
      const merged = mergeTexts(versions)
      const turned = mergeTexts({ ...versions, mine: versions.theirs, theirs: versions.mine })
      expect(turned === undefined).toBe(merged === undefined)
      if (merged === undefined) return
      for (const words of [...own(ours, 'A'), ...own(others, 'B')].filter((one) => one.includes(' ')))
        expect(merged).toContain(`<p>${words}</p>`)
    }),
    { numRuns: 1_000 },
  )
})
