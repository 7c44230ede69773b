import { randomUUID } from 'node:crypto'
import {
  draftSchema,
  entrySchema,
  savedDraftSchema,
  staleDraftSchema,
} from '@promenade/contract/studio-api/entries'
import { type Document, isEqual } from '@promenade/domain/studio/document'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { usePlatform } from '../../platform/src/testing/test-platform.ts'
import { type StaffBrowser, useStudio } from '../../platform/src/testing/test-studio.ts'

const runs = 1_000
const fields = ['code', 'summary', 'terms'] as const
type Field = (typeof fields)[number]

const platform = usePlatform()
const studio = useStudio(platform)
const browsers: StaffBrowser[] = []

beforeAll(async () => {
  for (const name of ['Ada', 'Ben', 'Cleo']) browsers.push(await studio.logIn(name, 'editor'))
})

/** A value that nobody else writes, with the one that its author saw in that field before. */
interface Written {
  readonly value: string
  readonly seen: unknown
}

/** An editor as the studio has it: the document on the screen and the version that it was made from. */
interface Editor {
  readonly name: string
  readonly key: string
  readonly browser: StaffBrowser
  version: number
  base: Document
  screen: Document
}

interface Round {
  readonly id: number
  readonly written: Map<Field, Written[]>
  conflicts: number
}

/** In each turn one to three editors type into a field and save, all at the same time. */
const turn = fc.uniqueArray(fc.record({ editor: fc.nat({ max: 2 }), field: fc.constantFrom(...fields) }), {
  minLength: 1,
  maxLength: 3,
  selector: ({ editor }) => editor,
})

it('overwrites nothing unseen when three editors save at the same time', async () => {
  let conflicts = 0
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 2, maxLength: 4 }), async (turns) => {
      const { round, editors } = await open()
      for (const [index, edits] of turns.entries())
        await Promise.all(
          edits.map(async ({ editor: number, field }) => {
            const editor = editors[number]
            if (editor === undefined) return
            type(round, editor, { field, value: `${editor.name} ${index}` })
            await save(round, editor)
          }),
        )
      conflicts += round.conflicts
      expect(await findUnseen(round)).toEqual([])
    }),
    { numRuns: runs },
  )
  console.log(`${runs} interleavings, ${conflicts} conflicts that a person decided`)
  expect(conflicts).toBeGreaterThan(0)
  expect(studio.errors).toEqual([])
})

async function open() {
  const [first] = browsers
  const body = { kind: 'promotion', document: { name: { en: 'Shared' } } }
  const created = await first?.send('POST', '/api/v1/entries', body)
  const { id, version, document } = entrySchema.parse(await created?.json())
  const editors = browsers.map((browser, index): Editor => ({
    name: ['Ada', 'Ben', 'Cleo'][index] ?? '',
    key: randomUUID(),
    browser,
    version,
    base: document,
    screen: document,
  }))
  const round: Round = { id, written: new Map(), conflicts: 0 }
  return { round, editors }
}

function type({ written }: Round, editor: Editor, { field, value }: { field: Field; value: string }): void {
  written.set(field, [...(written.get(field) ?? []), { value, seen: editor.base[field] }])
  editor.screen = { ...editor.screen, [field]: value }
}

/** Saves as the studio does: what does not touch is merged and sent at once, what does a person decides. */
async function save(round: Round, editor: Editor): Promise<void> {
  const sent = editor.screen
  const response = await editor.browser.save(
    round.id,
    editor.version,
    draftSchema.parse({ document: sent }).document,
    editor.key,
  )
  if (response.status === 200) {
    editor.version = savedDraftSchema.parse(await response.json()).version
    editor.base = sent
    return
  }
  expect(response.status).toBe(412)
  const { current, merged } = staleDraftSchema.parse(await response.json())
  editor.screen = merged ?? decide(round, editor, current.document)
  editor.base = current.document
  editor.version = current.version
  await save(round, editor)
}

/** The person sees both and keeps the own values, which are written after seeing the others. */
function decide(round: Round, editor: Editor, current: Document): Document {
  round.conflicts += 1
  const own = fields.filter((field) => !isEqual(editor.screen[field], editor.base[field]))
  for (const field of own) {
    const known = round.written.get(field) ?? []
    round.written.set(field, [...known, { value: String(editor.screen[field]), seen: current[field] }])
  }
  return { ...current, ...Object.fromEntries(own.map((field) => [field, editor.screen[field]])) }
}

/** Changes of a field, from one revision to the next, by somebody who had not seen the former value. */
async function findUnseen({ id, written }: Round): Promise<readonly string[]> {
  const revisions = await platform
    .database()
    .database.selectFrom('revision')
    .select('document')
    .where('entry_id', '=', id)
    .orderBy('number')
    .execute()
  return revisions.slice(1).flatMap(({ document: version }, index) =>
    fields.flatMap((field) => {
      const [before, after] = [revisions[index]?.document[field], version[field]]
      const isSeen = (written.get(field) ?? []).some(
        ({ value, seen }) => value === after && (isEqual(seen, before) || isSame(after, before)),
      )
      return isEqual(before, after) || isSeen ? [] : [`${field}: ${before} → ${after}`]
    }),
  )
}

/** Somebody goes on with the own text. */
function isSame(after: unknown, before: unknown): boolean {
  const [author] = String(after).split(' ')
  return author === String(before).split(' ')[0]
}
