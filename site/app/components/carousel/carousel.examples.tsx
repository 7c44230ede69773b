import type { Example } from '../example.ts'
import { StoryCard } from '../story-card/story-card.tsx'
import { Carousel } from './carousel.tsx'
import { PosterSlide } from './poster-slide.tsx'

const words = {
  previous: 'Previous slide',
  next: 'Next slide',
  slide: (index: number, count: number) => `Slide ${index} of ${count}`,
}
const picture = { url: '/favicon.svg', alt: 'The sign of the centre' }
const posters = [
  { picture, heading: 'Open late from Thursday', callout: 'Until 10.', href: '/hours' },
  { picture, heading: 'Without a link' },
  { picture, heading: 'Outside', href: 'https://example.com' },
].map((slide, index) => ({
  id: String(index),
  content: <PosterSlide slide={slide} first={false} />,
}))

export const carouselExamples: readonly Example[] = [
  {
    name: 'posters that go on by themselves',
    render: () => (
      <Carousel
        label="Three slides"
        words={words}
        slides={posters}
        look="poster"
        autoplayWords={{ pause: 'Pause', play: 'Play' }}
      />
    ),
  },
  {
    name: 'one slide has no buttons',
    render: () => <Carousel label="One slide" words={words} slides={posters.slice(0, 1)} look="poster" />,
  },
  {
    name: 'anything one at a time',
    render: () => (
      <Carousel
        label="Two stories"
        words={words}
        slides={['First', 'Second'].map((title) => ({
          id: title,
          content: <StoryCard look="lead" to="/style-guide" title={title} picture={picture} />,
        }))}
      />
    ),
  },
]
