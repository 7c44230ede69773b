/** Texts of `/map/print`, and of the links to it. */
export const printedMap = {
  title: 'Map and directory to print',
  intro: 'The whole centre on one sheet: every level, every store.',
  paper: 'Paper',
  papers: { letter: 'Letter', a4: 'A4' },
  print: 'Print',
  back: 'Back to the map',
  directory: 'Directory',
  visit: 'Print the visit, every level of it',
  visitTitle: 'Your visit to print',
  visitIntro: 'Every level that your visit uses, with its stops and the ways between them.',
  stops: 'Stops',
}
