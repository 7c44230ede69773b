import { locales } from '@promenade/domain/locale/locale'
import { places } from '@promenade/domain/search/concepts/places'
import { comparableText } from '../../documents/comparable-text.ts'

/** Finds places by a part of their names, or by another word for what they are: "lift" finds the elevators. */
export function matcherOf(text: string): (...names: readonly string[]) => boolean {
  const wanted = comparableText(text)
  const others =
    wanted.length < 3
      ? []
      : conceptWords.filter((words) => words.some((word) => word.startsWith(wanted))).flat()
  return (...names) => {
    const name = comparableText(names.join(' '))
    return name.includes(wanted) || others.some((word) => ` ${name} `.includes(` ${word} `))
  }
}

/** Of each kind of place, its words in all languages. */
const conceptWords = places.map((concept) =>
  locales.flatMap(({ code }) => concept[code]?.split(',').map(comparableText) ?? []),
)
