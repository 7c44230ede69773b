import { dayNames } from '@promenade/domain/calendar/yearly-day'
import { weeksOfMonth } from '@promenade/domain/schedule/recurrence'
import { z } from 'zod'
import {
  date,
  dateOrDateTime,
  draft,
  fieldKinds,
  flag,
  homePosition,
  link,
  owner,
  picture,
  showFrom,
} from '../../editing/fields.ts'
import { section } from '../../editing/section.ts'
import { translatedHtml, translatedText, translatedTextLists } from '../../editing/fields.ts'

/** On which further days an event is held, at the same time of day. */
const repeats = z
  .strictObject({
    every: z.enum(['day', 'week', 'month']),
    interval: z
      .int('must be a whole number')
      .min(1, 'must be from 1 to 52')
      .max(52, 'must be from 1 to 52')
      .meta({ title: 'whole number from 1 to 52' })
      .optional()
      .describe('2: every other day, week or month.'),
    days: z
      .array(z.enum(dayNames))
      .min(1, 'is empty: name a day or remove the field')
      .meta({ title: 'list of days, such as `[tuesday, thursday]`' })
      .optional()
      .describe('Of a week, or of `week`. Absent: the weekday of the start.'),
    week: z
      .enum(weeksOfMonth)
      .optional()
      .describe('Of a month: in which week its days are. Absent: on the same date of each month.'),
    until: date.optional().describe('The last possible day.'),
    count: z
      .int('must be a whole number')
      .min(1, 'must be from 1 to 366')
      .max(366, 'must be from 1 to 366')
      .meta({ title: 'whole number from 1 to 366' })
      .optional()
      .describe('How many days, instead of `until`; days left out count.'),
    except: z
      .array(date)
      .meta({ title: 'list of dates' })
      .optional()
      .describe('Days on which it is not held.'),
  })
  .superRefine(({ every, days, week, until, count }, { addIssue }) => {
    const refuse = (field: string, message: string) => addIssue({ code: 'custom', path: [field], message })
    if (every !== 'month' && week !== undefined) refuse('week', 'is for events of every month')
    if (days !== undefined && every !== 'week' && week === undefined)
      refuse('days', every === 'day' ? 'is for weeks and months' : 'needs the week of the month in `week`')
    if (until !== undefined && count !== undefined) refuse('count', 'cannot stand beside `until`')
  })
  .register(fieldKinds, { kind: 'recurrence' })

/** The editable fields of an event. Each day of a recurring one has a page of its own. */
export const editableEvent = z.strictObject({
  ...section('what', {
    name: translatedText,
    subtitle: translatedText.optional(),
    store: owner,
    picture: picture.optional(),
    description: translatedHtml,
  }),
  ...section('when', {
    start: dateOrDateTime,
    end: dateOrDateTime.optional(),
    repeats: repeats.optional().describe('The start and the end are those of the first day.'),
    show_times: z.boolean().describe('False: only the days are shown.'),
    show_from: showFrom.optional(),
  }),
  ...section('where', {
    place: translatedText.optional(),
    featured: flag,
    home_position: homePosition.optional(),
    tags: translatedTextLists.optional(),
    link: link.optional(),
  }),
  draft,
})

/** The editable fields of an event that is held once. */
export const editableOccasion = editableEvent.omit({ repeats: true })

export type EditableEvent = z.infer<typeof editableEvent>
