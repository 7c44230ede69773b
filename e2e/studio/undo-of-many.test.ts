import { entriesSchema } from '@promenade/contract/studio-api/entries'
import { expect, it } from 'vitest'
import { violations } from '../support/violations.ts'
import { openStudioPlatform } from './open-platform.ts'

const studio = openStudioPlatform()
const count = 150

type Rows = ReturnType<typeof entriesSchema.parse>['items']

async function addEditor(name: string): Promise<number> {
  const staffId = await studio.addStaff(name, 'editor')
  await studio.addSecondMeans(staffId)
  return staffId
}

/** The published codes of the promotions, in the order of their names. */
async function readCodes(): Promise<readonly unknown[]> {
  const rows = await studio
    .database()
    .selectFrom('entry')
    .innerJoin('revision', 'revision.id', 'published_revision')
    .select('document')
    .where('slug', 'like', 'offer-%')
    .orderBy('slug')
    .execute()
  return rows.map(({ document }) => document['code'])
}

const offer = (number: number) => `offer-${String(number).padStart(3, '0')}`

it('takes back 149 of 150 records at once, and asks for the one that a colleague has changed since', async () => {
  const files = Array.from({ length: count }, (_, number) => [
    `promotions/${offer(number)}.yaml`,
    `name: Offer ${number}\ndescription: <p>Text.</p>\nstart: 2026-11-01\ncode: OLD\n`,
  ])
  await studio.platform.import(Object.fromEntries(files))
  const [adas, bens] = [await addEditor('Ada'), await addEditor('Ben')]

  await changeCodes(adas, 'publish', 'SUMMER', 'offer-')
  expect(new Set(await readCodes())).toEqual(new Set(['SUMMER']))

  await changeCodes(bens, 'save', 'WINTER', offer(77))

  // Two presses, of which the second is the choice.
  const { page: ada } = await studio.open('/', { staffId: adas })
  await ada.getByRole('button', { name: /^Undo: 150 published/ }).click()
  const dialog = ada.getByRole('dialog', { name: '1 entry was not taken back' })
  await dialog.getByText('149 entries are as before.').waitFor()
  await dialog.getByText(/^Ben has changed it since/).waitFor()
  expect(await dialog.locator('fieldset del, fieldset ins').allTextContents()).toEqual(['OLD', 'SUMMER'])
  expect(await dialog.locator('label dd').allTextContents()).toEqual(['WINTER', 'OLD'])
  expect(await violations(ada)).toEqual([])
  expect((await readCodes()).filter((code) => code === 'OLD')).toHaveLength(count - 1)

  // Closing it decides nothing, and the list asks again.
  await ada.keyboard.press('Escape')
  await ada.getByText('undone, but for 1').waitFor()
  await ada.getByRole('button', { name: /^Decide about the rest of: 150 published/ }).click()
  const apply = dialog.getByRole('button', { name: /^Do this/ })
  expect(await apply.isDisabled()).toBe(true)
  await dialog.getByLabel(/^Take it back all the same/).focus()
  await ada.keyboard.press('Space')
  await apply.focus()
  await ada.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await ada.getByText('Done as you chose.').waitFor()
  expect(new Set(await readCodes())).toEqual(new Set(['OLD']))
  expect(await readNewest()).toBe('OLD')

  // It is an act too: its undo restores Ben's text.
  const { page: ben } = await studio.open('/', { staffId: bens })
  const decision = ben.locator('[class*=acts] li', { hasText: 'Undone: Published: Offer 77' })
  await decision.getByRole('button').click()
  await expect.poll(readNewest).toBe('WINTER')
})

/** The code that staff see in the record of Ben. */
async function readNewest(): Promise<unknown> {
  const { document } = await studio
    .database()
    .selectFrom('entry')
    .innerJoin('revision', (join) =>
      join.onRef('entry_id', '=', 'entry.id').onRef('number', '=', 'entry.version'),
    )
    .select('document')
    .where('slug', '=', offer(77))
    .executeTakeFirstOrThrow()
  return document['code']
}

/** One act on all records whose address begins so, as the studio sends it. */
async function changeCodes(
  staffId: number,
  action: 'publish' | 'save',
  code: string,
  begin: string,
): Promise<void> {
  const api = await studio.apiOf(staffId)
  const read = async (cursor?: string): Promise<Rows> => {
    const more = cursor === undefined ? '' : `&cursor=${cursor}`
    const response = await api.get(`/api/v1/entries?kind=promotion&documents=1${more}`)
    const list = entriesSchema.parse(await response.json())
    return list.cursor === undefined ? list.items : [...list.items, ...(await read(list.cursor))]
  }
  const rows = (await read()).filter(({ slug }) => slug.startsWith(begin))
  await api.change(
    ...rows.map(({ id, version, document }) => ({
      entry: id,
      version,
      action,
      document: { ...document, code },
    })),
  )
}
