import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openRestartableMall, type RestartableMall } from './restartable-mall.ts'
import { logInToStudio, type StudioEditor, untilDone } from './studio-editor.ts'

it('loses no saved text of staff when the platform is killed', loseNothing)

const kills = 200
const editors = 4

/** Every how many saves an editor publishes. */
const savesPerPublication = 3

/** The saves that the studio acknowledged. */
interface Acknowledged {
  readonly saves: string[]
  readonly publications: string[]
}

/** Kills the platform again and again while staff save and publish, each repeating what was not answered. */
async function loseNothing(): Promise<void> {
  const mall = await openRestartableMall({ environment: {}, hasStudio: true })
  try {
    // Nobody visits the site meanwhile.
    await mall.stop('site')
    const createEditor = await logInToStudio(mall.studioUrl ?? '')
    const over = new AbortController()
    const isOver = () => over.signal.aborted
    const [, ...written] = await Promise.all([
      killOften(mall, isOver).finally(() => over.abort()),
      ...Array.from({ length: editors }, (_, index) => write(createEditor(), `Editor ${index + 1}`, isOver)),
    ]).finally(() => over.abort())
    const acknowledged = {
      saves: written.flatMap(({ saves }) => saves),
      publications: written.flatMap(({ publications }) => publications),
    }
    console.log(`${acknowledged.saves.length} saves, ${acknowledged.publications.length} publications`)
    await expectOnce(mall, acknowledged)
  } finally {
    await mall.close()
  }
}

async function killOften(mall: RestartableMall, isOver: () => boolean): Promise<void> {
  let startMs = 1_000
  const starts: number[] = []
  for (let killed = 0; killed < kills && !isOver(); killed++) {
    await delay(300 + Math.random() * startMs)
    const begun = performance.now()
    await mall.killAndRestart('platform')
    startMs = performance.now() - begun
    starts.push(startMs)
  }
  const [median, slowest] = [0.5, 1].map(
    (part) => starts.toSorted((a, b) => a - b)[Math.ceil(starts.length * part) - 1],
  )
  console.log(
    `${starts.length} kills; ready after ${Math.round(median ?? 0)} ms, at most ${Math.round(slowest ?? 0)} ms`,
  )
}

/** Saves a text that grows by a word each time, as somebody who types does. */
async function write(editor: StudioEditor, name: string, isOver: () => boolean): Promise<Acknowledged> {
  const acknowledged: Acknowledged = { saves: [], publications: [] }
  const id = await untilDone(() => editor.createPromotion(name))
  const { document, ...created } = await untilDone(() => editor.get(id))
  let { version } = created
  for (let number = 1; !isOver(); number++) {
    const mark = `${name} has saved text ${number}.`
    const draft = { ...document, description: { en: `<p>${mark}</p>` } }
    version = await untilDone(() => editor.save(id, version, draft))
    acknowledged.saves.push(mark)
    if (number % savesPerPublication > 0) continue
    const title = `${name.replace(' ', '-')}-publication-${number}`
    await untilDone(() => editor.publish(id, version, title))
    acknowledged.publications.push(title)
  }
  return acknowledged
}

/** Expects a revision for each acknowledged save, a change set for each publication, and none twice. */
async function expectOnce(mall: RestartableMall, { saves, publications }: Acknowledged): Promise<void> {
  const [documents, titles] = await mall.readDatabase(async (database) => {
    const revisions = await database
      .selectFrom('revision')
      .select('document')
      .where('via', '=', 'studio')
      .execute()
    const sets = await database
      .selectFrom('change_set')
      .select('title')
      .where('title', 'is not', null)
      .execute()
    return [revisions.map(({ document }) => JSON.stringify(document)), sets.map(({ title }) => title)]
  })
  const times = (all: readonly (string | null)[], matches: (one: string | null) => boolean) =>
    all.filter(matches).length
  const stored = saves.map((mark) => [mark, times(documents, (one) => one?.includes(mark) === true)])
  const published = publications.map((title) => [title, times(titles, (one) => one === title)])
  expect(saves).not.toEqual([])
  expect.soft(stored.filter(([, count]) => count !== 1)).toEqual([])
  expect.soft(published.filter(([, count]) => count !== 1)).toEqual([])
}
