import type { WebhookEnd, WebhookError, WebhookEvent } from '@promenade/contract/studio-api/webhooks'

const errors: Readonly<Record<WebhookError, string>> = {
  'no-answer': 'no answer in time',
  unreachable: 'the program was not within reach',
  certificate: 'its certificate is not valid',
  private: 'the address leads into a private network',
  off: 'it was off',
}

const ends: Readonly<Record<WebhookEnd, (date: string) => string>> = {
  staff: (date) => `Off since ${date}`,
  gone: (date) => `Off since ${date}: the program answered that it is gone for good`,
  failing: (date) => `Off since ${date}: nearly nothing arrived for three days`,
}

const events: Readonly<Record<WebhookEvent, string>> = {
  'content.published': 'Published',
  'content.withdrawn': 'Taken off the site',
  'webhook.test': 'Test',
}

/** The words of the screens of webhooks, which are loaded with them. */
export const webhooksEn = {
  help: 'A webhook tells another program at once what was published or taken off the site. Every message is signed, so that the program can check where it comes from.',
  none: 'No program is told of anything yet.',
  create: 'Add a webhook',
  url: 'Address of the program',
  urlHelp: 'Begins with https://',
  which: 'What it is told of',
  all: 'Everything',
  some: 'Only some kinds',
  submit: 'Add it',
  refused:
    'Check the address: it begins with https://, has no password in it and does not lead into a private network. Of some kinds, tick at least one.',
  full: 'There are 20 webhooks already: delete one first.',
  secretTitle: 'The secret',
  secret: 'Copy the secret now: it is not shown again. With it the program checks every message.',
  copy: 'Copy',
  copied: 'Copied.',
  done: 'I have it',
  isOn: 'On',
  ends,
  since: (date: string, by: string) => `Since ${date}, by ${by}`,
  arrived: (moment: string) => `last arrived ${moment}`,
  neverArrived: 'nothing has arrived yet',
  waiting: (count: number, since: string) =>
    count === 1 ? `1 on the way since ${since}` : `${count} on the way, the oldest since ${since}`,
  failed: (count: number) => `${count} not arrived`,
  former: (moment: string) => `The former secret counts too until ${moment}`,
  test: 'Send a test',
  tested: 'The test is on its way.',
  change: 'Change it',
  changeHelp:
    'The secret stays the same, and what is on the way goes to the new address. If the former program must not know the secret any more, make a new one.',
  save: 'Save',
  changed: 'The webhook is changed.',
  renew: 'New secret',
  renewHelp: 'The former secret counts too for a day: give the new one to the program until then.',
  makeSecret: 'Make a new secret',
  off: 'Switch it off',
  isOff: 'It is off. Nothing is sent.',
  offHelp:
    'What happens while it is off is listed below for 30 days. When it is on again, you can send it from there.',
  removeHelp:
    'Deleting it cannot be undone: its secret and the list below go with it. Where it may be needed again, leave it off.',
  on: 'Switch it on',
  remove: 'Delete it',
  removed: 'The webhook is deleted.',
  list: 'The last 30 days',
  empty: 'Nothing to tell so far. Send a test to see whether the program answers.',
  events,
  errors,
  answered: (status: number) => `answer ${status}`,
  took: (seconds: string) => `${seconds} s`,
  states: { waiting: 'On the way', delivered: 'Arrived', failed: 'Not arrived' },
  attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  next: (moment: string) => `next attempt ${moment}`,
  again: 'Send again',
  againOf: (what: string) => `Send again: ${what}`,
  isAgain: (count: number) =>
    count === 1 ? '1 message is sent again.' : `${count} messages are sent again.`,
  isSent: 'It is being sent right now.',
  missing: 'Send all that has not arrived',
  spans: {
    1: 'Of the last hour',
    24: 'Of the last day',
    168: 'Of the last 7 days',
    720: 'Of the last 30 days',
  },
  older: 'Older ones',
  newest: 'The newest',
}
