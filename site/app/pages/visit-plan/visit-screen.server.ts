import type { PageContext } from '../../page-context.ts'
import type { Query } from '../../route-handle.ts'
import { searchMall } from '../../layout/search/mall-index.server.ts'
import { headWithHours } from '../../presenters/hours-on-date.server.ts'
import { pageHead } from '../../presenters/page-head.server.ts'
import { qrCode } from '../../presenters/qr-code.server.ts'
import { shareLinks } from '../../presenters/share.server.ts'
import type { QueryPlan } from './plan-for-query.ts'
import { type VisitKey, visitSearch } from './visit-query.ts'
import { visitResponse } from './visit-response.ts'

/** `/plan-my-visit`: the form, and the plan of the stops in the address. */
export function visitScreen(context: PageContext, search: Query<VisitKey>) {
  const words = context.messages.visitPlan
  const { plan, response } = visitResponse(context, search, (text) =>
    searchMall(context, text).map(({ record, certainty, matches }) => ({
      favorite: record.favorite,
      certainty,
      isByOwner: matches.every(({ field }) => field === 'owner'),
    })),
  )
  const { dateFault, timeFault, untilFault } = plan.arrival
  const head = pageHead(context, {
    title: words.title,
    description: introOf(context),
    noindex: search.size > 0,
  })
  return {
    head: headWithHours(
      head,
      { fault: dateFault ?? timeFault ?? untilFault ?? response.typed?.fault },
      context,
    ),
    words: textsOf(context),
    path: context.href('/plan-my-visit'),
    favorites: context.href('/plan-my-visit/favorites'),
    ...response,
    sent: response.answer && sentView(plan, context),
  }
}

export type VisitScreen = Omit<ReturnType<typeof visitScreen>, 'sent'> & {
  /** Absent without a network, where nothing can be sent. */
  readonly sent?: SentPlan | undefined
}

export type SentPlan = ReturnType<typeof sentView>

/** Only a map tells how far it is from stop to stop, and where one may begin. */
function introOf({ content, messages: { visitPlan } }: PageContext): string {
  return content.map === undefined ? visitPlan.introWithoutMap : visitPlan.intro
}

function whenOf({ content, messages: { visitPlan } }: PageContext): string {
  return content.map === undefined ? visitPlan.whenAlone : visitPlan.when
}

/** The texts without values in them. */
function textsOf(context: PageContext) {
  const { messages } = context
  const { title, addStop, chooseStop, add, withFavorites } = messages.visitPlan
  const { date, time, from, stepFree, update, empty, emptyHint, unserved } = messages.visitPlan
  const { end, anywhere, until, drag } = messages.visitPlan
  const { quieterWay, myCar, carSaved } = messages.map
  const { otherPlan, openMine, addToMine } = messages.visitPlan
  const { bestOrder, keep, print, calendar, code, codeHint } = messages.visitPlan
  const ofDay = { end, anywhere, until, drag, quieterWay, myCar, carSaved }
  const when = whenOf(context)
  const ofForm = { addStop, chooseStop, add, withFavorites, when, date, time, from, stepFree, update }
  const ofPlan = { unserved, bestOrder, keep, print, calendar, code, codeHint }
  const ofOther = { otherPlan, openMine, addToMine }
  return { ...ofOther, title, intro: introOf(context), empty, emptyHint, ...ofForm, ...ofDay, ...ofPlan }
}

/** How to take the plan along: its address, at which others see the same plan, and its calendar file. */
function sentView({ query, arrival, start }: QueryPlan, context: PageContext) {
  const fixed = visitSearch({
    ...query,
    date: arrival.date,
    time: arrival.time,
    ...(start !== undefined && { from: start.slug }),
  })
  const share = shareLinks({ ...context, path: `/plan-my-visit${fixed}` }, context.messages.visitPlan.plan)
  return { share, code: qrCode(share.url), calendar: context.href(`/plan-my-visit.ics${fixed}`) }
}
