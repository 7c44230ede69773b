const winners = (count: number) => (count === 1 ? '1 winner' : `${count} winners`)

/** The words of mails to winners. */
export const winnerMailEn = {
  open: 'Write to the winners',
  title: (count: number) => `Write to ${winners(count)}`,
  until: 'They answer by',
  prize: 'Prize',
  prizeHelp: 'As the text names it, such as: a day on the ferry for two',
  text: 'Text',
  textHelp: '{name}, {contest}, {prize} and {until} are filled in for each winner.',
  /** What is written unless staff change it. */
  usual: (hasAnswers: boolean) =>
    `Hello {name},\n\nyou have won in our contest “{contest}”: {prize}. Congratulations!\n\nPlease ${hasAnswers ? 'answer this mail' : 'write to us on our website'} by {until}, so that we can tell you how to get your prize. After that day it goes to the next in line.`,
  preview: 'Preview',
  previewOf: (language: string, to: string) => `${language}, such as to ${to}`,
  back: 'Change the text',
  send: (count: number) => `Send to ${winners(count)}`,
  isSent: (count: number) => `The mail to ${winners(count)} goes out in two minutes.`,
  changed: 'The draw has changed since, or somebody has told them. Look again.',
}
