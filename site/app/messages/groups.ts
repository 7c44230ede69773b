import type { Messages } from './en.ts'

/** The groups of messages that have at least these. */
type GroupsWith<Words> = {
  [Name in keyof Messages]: Messages[Name] extends Words ? Name : never
}[keyof Messages]

/** A title and an introduction: a group for the head of a screen. */
export type ScreenMessages = GroupsWith<{ readonly title: string; readonly intro: string }>

/** A group for the page of a record with an owner, such as a promotion. */
export type OwnedItemMessages = GroupsWith<Pick<Messages['promotion'], OwnedWord>>

type OwnedWord = 'title' | 'all' | 'where' | 'goTo' | 'moreFrom' | 'others' | 'instead' | 'over'
