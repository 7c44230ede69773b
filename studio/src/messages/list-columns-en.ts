export const listColumnsEn = {
  open: 'Columns',
  title: (kind: string) => `Columns of the list: ${kind}`,
  help: 'Up to four beside name, state and last change. They are kept on this device.',
  done: 'Done',
  seen: 'Seen (28 days)',
}
