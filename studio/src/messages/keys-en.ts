export const keysEn = {
  title: 'Keys',
  search: 'search everything',
  save: 'save now (it is also saved by itself)',
  publish: 'publish …',
  sections: 'next or previous section of a form',
  rows: 'next or previous row of a list, also from its search',
}
