import { labelIn } from '@promenade/domain/map/label-in'
import type { MapPlace } from '@promenade/domain/map/map-places'
import { distanceBetween } from '@promenade/domain/map/plane'
import type { DirectionStep } from '../../presenters/route-words.ts'
import { type MapQuery, mapSearch } from './map-query.ts'
import { placesNear } from './near-start.ts'
import { placeName, type MapRequest } from './plan-request.ts'

/** More places than that are slower to hear than a search. */
const MAX_PLACES = 12

/** The question where someone is who is lost on a route, with the places along it; the way goes on from the chosen one. */
export function lostView(steps: readonly DirectionStep[], to: MapPlace, request: MapRequest, back: string) {
  const { query, trailWords, language } = request
  const { lost: words, lang } = trailWords
  const { from: _from, store: _store, near, isLost: _isLost, level: _level, step: _step, ...rest } = query
  const meant = near === undefined ? [] : placesNear(request)
  const places = meant.length > 0 ? meant : placesAlong(steps, query.step, request)
  const { title, hint, choose, onTheWay, search, goOn } = words
  const chosen = near === undefined ? undefined : meant.length > 0 ? words.several(near) : words.unknown(near)
  return {
    title,
    hint,
    search,
    goOn,
    back: words.back,
    lang,
    chosen,
    says: [chosen, title, hint].filter(Boolean).join(' '),
    listTitle: meant.length > 0 ? choose : onTheWay,
    places: places
      .filter(({ slug }) => slug !== to.slug)
      .map((place) => ({
        slug: place.slug,
        name: placeName(place, request),
        level: labelIn(
          request.map.levels.find(({ id }) => id === place.levelId)?.name ?? {},
          language.locale,
        ),
        to: language.href('/map') + mapSearch({ ...rest, from: place.slug, step: 1 }),
      })),
    path: language.href('/map'),
    /** What the form keeps; the way from the place that is said begins at its first step. */
    kept: { ...rest, from: query.from, isLost: true, step: 1 } satisfies Partial<
      Record<keyof MapQuery, unknown>
    >,
    said: near ?? '',
    backTo: back,
  }
}

export type LostView = ReturnType<typeof lostView>

/** The places along the route, the nearest to the followed step first. */
function placesAlong(steps: readonly DirectionStep[], number = 1, request: MapRequest): readonly MapPlace[] {
  const followed = steps[number - 1]
  const here = [steps[number - 2], followed, ...steps].flatMap((step) => step?.line.at(-1) ?? [])[0]
  const lines = steps.filter(({ line }) => line.length > 0)
  const isAlong = ({ levelId, at }: MapPlace) =>
    lines.some(
      (step) => step.levelId === levelId && step.line.some((point) => distanceBetween(point, at) < 40),
    )
  const farOff = (place: MapPlace) =>
    (place.levelId === followed?.levelId ? 0 : 1000) + (here ? distanceBetween(place.at, here) : 0)
  const byName = new Set<string>()
  return request.guide.places.all
    .filter((place) => place.kind !== 'parking' && placeName(place, request) !== '' && isAlong(place))
    .toSorted((a, b) => farOff(a) - farOff(b))
    .filter((place) => {
      const name = `${placeName(place, request)} ${place.levelId}`
      return !byName.has(name) && byName.add(name)
    })
    .slice(0, MAX_PLACES)
}
