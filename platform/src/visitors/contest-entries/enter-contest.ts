import type { EndpointResponse } from '@promenade/contract/account-api/endpoints'
import { checkForm } from '@promenade/domain/forms/form'
import { contestForm } from '@promenade/domain/forms/forms'
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
  const stored = await transaction
    .insertInto('contest_entry')
    .values({ property_id: property.id, ...entry, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  await sendReceipt(request, contest, { ...entry, isRepeated: stored === undefined })
  const { newsletter: consent, site_origin: origin } = data
  const { email, first_name, last_name, locale } = entry
  const subscriber = { email, first_name, last_name, locale }
  if (consent !== undefined) await requestSubscription(request, { ...subscriber, consent }, origin)
  return { status: 'entered' }
}

type Receipt = ReturnType<typeof readEntry> & { readonly isRepeated: boolean }

function readEntry(data: EntryRequest['data'], contest: OpenContest) {
  const { minimum_age, eligibility, question, photo } = contest.value
  const form = contestForm({
    asksAge: minimum_age !== undefined,
    asksEligibility: eligibility !== undefined,
    asksQuestion: question !== undefined,
  })
  const { first_name, last_name, email, phone, answer } = getValid(checkForm(form, createFieldReader(data)))
  return {
    entry_id: contest.entryId,
    contest_slug: contest.slug,
    first_name,
    last_name,
    email,
    phone: phone ?? null,
    answer: answer ?? null,
    confirmed_age: minimum_age ?? null,
    // The exact text that the entrant agreed to.
    confirmed_eligibility: createTexts(data.locale).optional('eligibility', eligibility),
    photo: getPhoto(data.photo, photo),
    locale: data.locale,
  }
}

async function sendReceipt(
  { transaction, property, now, data }: EntryRequest,
  contest: OpenContest,
  { email, locale, confirmed_age, confirmed_eligibility, isRepeated }: Receipt,
) {
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
