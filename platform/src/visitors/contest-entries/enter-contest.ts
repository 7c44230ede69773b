import type { EndpointResponse } from '@promenade/contract/account-api/endpoints'
import { checkForm } from '@promenade/domain/forms/form'
import { contestFields, contestForm } from '@promenade/domain/forms/forms'
import { encodeFields } from '../../database/form-fields.ts'
import { getMall } from '../../mail/mall.ts'
import { enqueueMail } from '../../mail/outbox.ts'
import { siteLink } from '../../mail/site-link.ts'
import { contestEntryMail } from '../../mail/templates/contest-entry.ts'
import type { DataOf, AccountRequest } from '../account-api/account-endpoint.ts'
import { getValid } from '../account-api/refuse-call.ts'
import { createFieldReader } from '../field-reader.ts'
import { requestSubscription } from '../newsletter/request-subscription.ts'
import { createTexts } from '../../content-api/texts.ts'
import { getOpenContest, type OpenContest } from './open-contest.ts'
import { commitSeed } from './seeds.ts'
import { getPhoto } from './photo.ts'

type EntryRequest = AccountRequest<DataOf<'contest_entry'>>

/**
 * Stores the first entry of an address and mails a receipt. A repeated entry gets the same response, so that nobody learns
 * whether an address has entered; only the mail says that the first entry counts. Consent to the newsletter requests a
 * subscription.
 */
export async function enterContest(request: EntryRequest): Promise<EndpointResponse<'contest_entry'>> {
  const { property, transaction, now, data } = request
  const contest = getOpenContest(request, data.contest)
  const entry = readEntry(data, contest)
  const { email } = entry
  await commitSeed(transaction, { propertyId: property.id, entryId: contest.entryId, now })
  const confirmed = confirmedBy(data, contest)
  const stored = await transaction
    .insertInto('contest_entry')
    .values({
      property_id: property.id,
      entry_id: contest.entryId,
      contest_slug: contest.slug,
      email,
      fields: encodeFields(contestFields, entry),
      ...confirmed,
      photo: getPhoto(data.photo, contest.value.photo),
      locale: data.locale,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  await sendReceipt(request, contest, { email, ...confirmed, isRepeated: stored === undefined })
  const { newsletter: consent, site_origin: origin, locale } = data
  if (consent !== undefined) await requestSubscription(request, { ...entry, locale, consent }, origin)
  return { status: 'entered' }
}

function readEntry(data: EntryRequest['data'], { value }: OpenContest) {
  const form = contestForm({
    asksAge: value.minimum_age !== undefined,
    asksEligibility: value.eligibility !== undefined,
    asksQuestion: value.question !== undefined,
  })
  return getValid(checkForm(form, createFieldReader(data)))
}

function confirmedBy({ locale }: EntryRequest['data'], { value }: OpenContest) {
  return {
    confirmed_age: value.minimum_age ?? null,
    // The exact text that the entrant agreed to.
    confirmed_eligibility: createTexts(locale).optional('eligibility', value.eligibility),
  }
}

type Receipt = ReturnType<typeof confirmedBy> & { readonly email: string; readonly isRepeated: boolean }

async function sendReceipt(
  { transaction, property, now, data }: EntryRequest,
  contest: OpenContest,
  { email, confirmed_age, confirmed_eligibility, isRepeated }: Receipt,
) {
  const { locale } = data
  const sending = { mall: await getMall(transaction, property.id), locale }
  const content = contestEntryMail(sending, {
    contest: createTexts(locale).text('name', contest.value.name),
    href: siteLink({ origin: data.site_origin, locale }, `/contests/${contest.slug}`),
    confirmedAge: confirmed_age,
    confirmedEligibility: confirmed_eligibility,
    asksForNewsletter: data.newsletter !== undefined,
    isRepeated,
  })
  const mail = { propertyId: property.id, kind: 'contest-entry', recipient: email, content, now } as const
  await enqueueMail(transaction, mail)
}
