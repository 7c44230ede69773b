export const pictureSheetEn = {
  title: 'Picture in the text',
  none: 'No picture yet. Choose one.',
  alt: 'What the picture shows',
  altHelp: 'One sentence for people who cannot see it. Do not begin with “Picture of”.',
  decorative: 'Only decoration: it says nothing that the text does not',
  caption: 'Caption below the picture',
  put: 'Put it into the text',
  change: 'Change the picture',
}
