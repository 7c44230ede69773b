export const textPicturesEn = {
  insert: 'Insert a picture',
  change: 'Change the picture',
  remove: 'Remove the picture',
  selected: (words: string) =>
    words === '' ? 'A picture without words is selected' : `The picture “${words}” is selected`,
  decorates: 'A picture that only decorates is selected',
}
