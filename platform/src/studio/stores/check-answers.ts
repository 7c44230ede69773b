import type { StoreAnswersJson } from '@promenade/contract/studio-api/store-answers'
import type { EntryFault } from '@promenade/contract/studio-api/fields'
import { phone as phoneRule } from '@promenade/domain/forms/fields'
import { parseStoreDayHours } from '@promenade/domain/hours/as-centre'
import { isPhoneTooShort } from '@promenade/domain/mall/phone-number'
import { type Path, textIn } from '@promenade/domain/studio/document'
import { prefixLength } from '../../documents/stored-picture.ts'
import { refuse } from '../../documents/refuse.ts'
import type { StoreCall } from '../call.ts'
import { listAskedDays } from './read-store.ts'
import { type MallRecords, readMallRecords } from './store-record.ts'

/** Checks what a store sends, field by field. Throws `Problem` with the faults. */
export async function checkAnswers(call: StoreCall, sent: StoreAnswersJson): Promise<void> {
  const records = await readMallRecords(call.database, call.session.propertyId, call.now)
  const errors = [
    ...checkHours(sent, listAskedDays(records, call.store)),
    ...checkPhone(sent, records, call.store.entryId),
    ...checkOffer(sent, records),
    ...(await checkPictures(call, sent)),
  ]
  if (errors.length > 0) throw refuse('faults', 'Some fields cannot be like this.', { errors })
}

function fault(path: Path, code: EntryFault['code'], message: string): EntryFault {
  return { path: [...path], code, message }
}

function checkHours({ hours = [] }: StoreAnswersJson, days: ReturnType<typeof listAskedDays>): EntryFault[] {
  return hours.flatMap(({ entry, hours: text }, index) => {
    if (!days.some((day) => day.entry.entryId === entry))
      return [fault(['hours', index], 'choice', 'is no day that is asked for')]
    return text === null || parseStoreDayHours(text) !== undefined
      ? []
      : [fault(['hours', index], 'invalid', 'must be hours such as 10:00-20:00, closed, 24h or as-centre')]
  })
}

/** A number that stands there already may be confirmed. */
function checkPhone(
  { phone }: StoreAnswersJson,
  { stores, country }: MallRecords,
  entryId: number,
): EntryFault[] {
  if (phone === undefined || phone === null) return []
  const store = stores.find((one) => one.entryId === entryId)
  if (store !== undefined && textIn(store.document, 'phone') === phone) return []
  const read = phoneRule(phone)
  if ('problem' in read || read.value === undefined)
    return [fault(['phone'], 'invalid', 'is no phone number')]
  return isPhoneTooShort(phone, country) ? [fault(['phone'], 'invalid', 'lacks its area code')] : []
}

function checkOffer({ offer, picture }: StoreAnswersJson, { today }: MallRecords): EntryFault[] {
  if (offer === undefined) return isPast(picture?.from, today) ? [past(['picture', 'from'])] : []
  const { name, description, start, end } = offer
  const empty = Object.entries({ name, description }).filter(
    ([, texts]) => !Object.values(texts).some((text) => text?.trim()),
  )
  return [
    ...empty.map(([field]) => fault(['offer', field], 'missing', 'is missing')),
    ...(end < start ? [fault(['offer', 'end'], 'reversed', 'is before the first day')] : []),
    ...(isPast(end, today) ? [past(['offer', 'end'])] : []),
  ]
}

function isPast(date: string | undefined, today: string): boolean {
  return date !== undefined && date < today
}

function past(path: Path): EntryFault {
  return fault(path, 'invalid', 'is over')
}

/** A store names pictures that it has uploaded, and the one that it has. */
async function checkPictures(call: StoreCall, { picture, offer }: StoreAnswersJson): Promise<EntryFault[]> {
  const named = [
    { path: ['picture'], file: picture?.path },
    { path: ['offer', 'picture'], file: offer?.picture?.path },
  ]
  const own = await Promise.all(named.map(async ({ file }) => file === undefined || hasPicture(call, file)))
  return named
    .filter((_, index) => own[index] === false)
    .map(({ path }) => fault(path, 'reference', 'is no picture of the store'))
}

/** True for a picture that the store has uploaded, or that its published record or an offer of it names. */
export async function hasPicture({ database, store }: StoreCall, path: string): Promise<boolean> {
  const [prefix = '', name = ''] = path.split('/')
  const uploaded = await database
    .selectFrom('store_picture')
    .innerJoin('media', 'media.sha256', 'store_picture.sha256')
    .select('media.sha256')
    .where('entry_id', '=', store.entryId)
    .where('name', '=', name)
    .where(({ fn, val, eb }) => eb(fn('left', ['media.sha256', val(prefixLength)]), '=', prefix))
    .executeTakeFirst()
  if (uploaded !== undefined) return true
  const shown = await database
    .selectFrom('entry')
    .innerJoin('revision', 'revision.id', 'entry.published_revision')
    .select('pictures')
    .where('entry.id', '=', store.entryId)
    .executeTakeFirst()
  return shown?.pictures.includes(path) ?? false
}
