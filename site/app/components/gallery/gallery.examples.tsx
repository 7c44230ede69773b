import type { Example } from '../example.ts'
import type { GalleryPicture } from './gallery-props.ts'
import { Gallery } from './gallery.tsx'

const words = {
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
  position: (number: number, count: number) => `${number} of ${count}`,
}
const captions = [
  'The first light of the morning, on the wall of the old workshop.',
  undefined,
  'A caption that goes on for longer than any caption should, to see where it ends: it does not end at the first line, nor at the second, and it is still there when the picture is looked at on a small telephone.',
  'Four o’clock.',
  'Nobody knows.',
]

export const galleryExamples: readonly Example[] = [
  {
    name: 'five pictures',
    render: () => <Gallery id="five-pictures" title="Five pictures" words={words} pictures={pictures(5)} />,
  },
  {
    name: 'three pictures',
    render: () => <Gallery id="three-pictures" title="Three pictures" words={words} pictures={pictures(3)} />,
  },
  {
    name: 'one picture needs no buttons',
    render: () => <Gallery id="one-picture" title="One picture" words={words} pictures={pictures(1)} />,
  },
]

function pictures(count: number): GalleryPicture[] {
  return captions.slice(0, count).map((caption, index) => ({
    id: String(index),
    url: '/favicon.svg',
    alt: `The sign of the centre, number ${index + 1}`,
    caption,
  }))
}
