import { expect, it } from 'vitest'
import { retentionDays } from './retention.ts'

it('keeps what the mall knows of visitors for so many days', () => {
  expect(retentionDays).toEqual({
    addressOfReport: 1,
    pendingSubscription: 7,
    sentMail: 30,
    deadMail: 90,
    lostFavorite: 90,
    contactMessage: 365,
    visitorReport: 365,
    contestEntry: 365,
    addressOfStore: 730,
    endedSubscription: 1_095,
    account: 1_095,
  })
})
