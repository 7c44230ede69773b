import type { Role } from '@promenade/domain/studio/permissions'

export type HourlyLimitName =
  | 'drafts'
  | 'changeSets'
  | 'maps'
  | 'pictures'
  | 'replies'
  | 'spreadsheets'
  | 'storeAnswers'
  | 'storeDrafts'
  | 'storePictures'

interface HourlyLimit {
  /** Requests of one person, or of one token, within an hour. */
  readonly requests: number
  /** Roles that it does not hinder. */
  readonly exempt?: readonly Role[]
}

/**
 * What one person may send within an hour: more than anybody does who works without a break, so that nobody meets a limit by
 * working, and a lost password or a program gone wild fills no disk.
 */
export const hourlyLimits: Readonly<Record<HourlyLimitName, HourlyLimit>> = {
  /** One save every two seconds: the editor saves when typing rests. */
  drafts: { requests: 1_800 },
  /** One every three seconds; a publication takes two, as it is tried first. */
  changeSets: { requests: 1_200 },
  /** One every minute: each is checked for seconds. */
  maps: { requests: 60 },
  /** The photographs of a season, uploaded at once. */
  pictures: { requests: 600 },
  /** One every half minute: each is a mail. */
  replies: { requests: 120 },
  /** One every half minute, with all the tries that faults need. Whoever moves a whole mall in is an admin. */
  spreadsheets: { requests: 120, exempt: ['admin'] },
  /** A link may be forwarded to anybody: a store needs one or two. */
  storeAnswers: { requests: 60 },
  /** One every four seconds: each takes the place of the one before. */
  storeDrafts: { requests: 900 },
  storePictures: { requests: 40 },
}
