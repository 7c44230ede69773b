import type { Role } from '@promenade/domain/studio/permissions'

const roleHelp: Readonly<Record<Role, string>> = {
  admin: 'Everything, and the staff, access for programs and settings.',
  editor: 'Publishes everything visitors see, and reads what they write.',
  author: 'Writes drafts that an editor publishes.',
  store: 'Sends hours, phone, pictures and offers of its own store.',
  reader: 'Sees everything but what visitors sent, and changes nothing.',
}

export const staffEn = {
  invite: 'Invite somebody',
  name: 'Name',
  email: 'E-mail address',
  role: 'Role',
  language: 'Language of the mails',
  roleHelp,
  send: 'Send the invitation',
  sent: (name: string) => `${name} gets an invitation by mail.`,
  exists: 'Somebody with this address is here already.',
  states: { active: 'Active', invited: 'Invited', disabled: 'Closed' },
  you: 'you',
  expires: (date: string) => `Invitation until ${date}`,
  recovery: (date: string) => `New login from ${date}`,
  expired: 'The invitation has expired.',
  seen: (moment: string) => `Last seen ${moment}`,
  never: 'Never here so far',
  change: 'Change',
  save: 'Save',
  saved: 'Saved.',
  lastAdmin: 'This is the last administrator: make somebody else one first.',
  again: 'Invite again',
  recover: 'Give a new login',
  recoverHelp:
    'For somebody who has lost every way in. They get a link that works after 24 hours; all administrators are told and can stop it.',
  recovered: 'The link is on its way; all administrators are told.',
  stop: 'Stop it',
  stopped: 'Stopped. The link works no more.',
  logOut: 'Log out everywhere',
  loggedOut: 'Logged out everywhere.',
  disable: 'Close the account',
  disableHelp: (tokens: number) => {
    const also = tokens === 1 ? ' 1 token ends too.' : ` ${tokens} tokens end too.`
    return `Ends all sessions at once.${tokens === 0 ? '' : also} What they wrote stays.`
  },
  enable: 'Open the account again',
}
