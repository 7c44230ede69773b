import type { TokenScope } from '@promenade/domain/studio/permissions'

const scopes: Readonly<Record<TokenScope, string>> = {
  'content.read': 'Read all content',
  'draft.write': 'Write drafts',
  'media.write': 'Add pictures',
  'content.publish': 'Publish',
  'visitors.read': 'Read what visitors sent',
}

/** The words of the tokens of other programs, which are loaded with their screen. */
export const tokensEn = {
  help: 'A token lets another program do what you tick here. It works until you revoke it or your account is closed.',
  create: 'Create a token',
  name: 'What it is for',
  nameHelp: 'Such as “Screens in the mall”.',
  allowed: 'What it may do',
  scopes,
  expires: 'Expires',
  never: 'Never',
  days: (days: number) => (days === 365 ? 'In a year' : `In ${days} days`),
  submit: 'Create',
  created: 'Copy the token now: it is not shown again.',
  copy: 'Copy',
  copied: 'Copied.',
  done: 'I have it',
  none: 'No program has a token.',
  since: (date: string, by: string) => `Since ${date}, by ${by}`,
  used: (moment: string) => `last used ${moment}`,
  unused: 'never used',
  until: (date: string) => `until ${date}`,
  revoke: 'Revoke',
  revoked: 'Revoked. It works no more.',
  needsScope: 'Tick at least one thing.',
}
