import type { ContestWire } from '@promenade/contract/resources/contests'
import type { ResourceRequest } from '../resource-request.ts'
import { imageFields, pictureOf } from '../pictures.ts'
import { describedFields } from '../record-fields.ts'
import { isShown, scheduleFields } from '../schedule.ts'
import { createTexts } from '../texts.ts'

export async function listContests(request: ResourceRequest): Promise<ContestWire[]> {
  const rows = await selectContests(request).execute()
  return rows.map((row) => encode(row, request))
}

function selectContests(request: ResourceRequest) {
  return request.database
    .selectFrom('contest')
    .selectAll()
    .select(pictureOf('contest.picture').as('media'))
    .where('property_id', '=', request.property.id)
    .where(isShown('contest', request))
    .orderBy('end_date')
    .orderBy('id')
}

type Row = Awaited<ReturnType<ReturnType<typeof selectContests>['execute']>>[number]

function encode(row: Row, { locale }: ResourceRequest): ContestWire {
  const texts = createTexts(locale)
  return {
    ...describedFields(row, texts),
    rules_and_regs: texts.optional('rules_and_regs', row.rules),
    minimum_age: row.minimum_age,
    eligibility: texts.optional('eligibility', row.eligibility),
    question: texts.optional('question', row.question),
    use_contest_image: row.asks_for_photo,
    is_featured: row.is_featured,
    ...imageFields(texts, row.media, row.picture_alt),
    ...scheduleFields(row),
  }
}
