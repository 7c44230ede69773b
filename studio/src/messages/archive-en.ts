/** The words of the screen that exports the whole mall. */
export const archiveEn = {
  intro:
    'One file has the whole site: every record with its drafts, plans and history, the bin, all pictures and the map. On another server it becomes the same site, to the letter.',
  people: 'With the data of visitors',
  peopleHelp:
    'Subscribers with their consent, accounts, messages, reports and contest entries with photos. Only to move the mall: the file is then as confidential as they are.',
  download: 'Download the mall',
  running:
    'The file is being written. With many pictures this takes minutes: leave this page open until your browser has saved it.',
  done: 'The mall was downloaded. Keep the file where only few can read it.',
  busy: 'The mall is being exported already. Wait until that is done, then try again.',
  notIn: 'What is not in it',
  left: [
    'Staff and their logins, tokens and webhooks of programs, and links of stores: invite them again. The names stay beside what each has done.',
    'Mails that wait to be sent, and the logins of visitors.',
    'The settings of the server, such as its addresses and keys.',
  ],
  takeIn: 'To bring it in',
  takeInHelp:
    'Whoever looks after the server does that, on a platform that has no mall yet. First, this only checks the file:',
  takeInThen: 'And this brings it in, whole or not at all:',
}
