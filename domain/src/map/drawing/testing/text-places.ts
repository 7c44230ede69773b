import { isInside } from '../../lines.ts'
import type { Point, Polygon } from '../../plane.ts'
import type { DrawnLabel, PlacedText } from '../level-drawing.ts'
import { LINE_HEIGHT } from '../letters.ts'
import { textWidth } from '../text-width.ts'

const SAMPLES = 12

/** Points of a drawn text: its middle, its corners and points between them. */
export function placesOfText({ lines, at, turn, size }: PlacedText): Point[] {
  const width = Math.max(...lines.map(textWidth)) * size
  const height = lines.length * LINE_HEIGHT * size
  const angle = (turn * Math.PI) / 180
  const shares = Array.from({ length: SAMPLES + 1 }, (_, index) => index / SAMPLES - 0.5)
  return shares.flatMap((across) =>
    shares.map((down) => ({
      x: at.x + across * width * Math.cos(angle) - down * height * Math.sin(angle),
      y: at.y + across * width * Math.sin(angle) + down * height * Math.cos(angle),
    })),
  )
}

/** The text leaves the shape somewhere. */
export function doesLeave(label: DrawnLabel, shape: readonly Polygon[]): boolean {
  return placesOfText(label).some((place) => !shape.some((part) => isInside(place, part)))
}

/** Pairs of texts of which one is written over the other. */
export function overlapsAmong(labels: readonly DrawnLabel[]): string[] {
  const texts = labels.map((label) => {
    const places = placesOfText(label)
    const corners = [0, SAMPLES, places.length - 1, places.length - 1 - SAMPLES].flatMap(
      (index) => places[index] ?? [],
    )
    return { name: label.lines.join(' '), places, shape: { outer: corners, holes: [] } }
  })
  return texts.flatMap((text, index) =>
    texts
      .slice(index + 1)
      .filter(
        (other) =>
          text.places.some((place) => isInside(place, other.shape)) ||
          other.places.some((place) => isInside(place, text.shape)),
      )
      .map((other) => `${text.name} × ${other.name}`),
  )
}
