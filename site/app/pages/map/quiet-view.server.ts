import type { PageContext } from '../../page-context.ts'
import { calmLines } from '../../presenters/calm-hours.server.ts'
import { labelIn } from '@promenade/domain/map/label-in'
import { mapSearch } from './map-query.ts'
import type { MapRequest } from './plan-request.ts'

/** The quiet places of the mall as a list; undefined for a mall that names none. */
export function quietView({ guide, map }: Pick<MapRequest, 'guide' | 'map'>, context: PageContext) {
  const { messages, href, content, locale } = context
  if (guide.quiet.length === 0) return undefined
  const locations = content.pointsOfInterest.flatMap((group) => group.locations)
  const address = (change: Parameters<typeof mapSearch>[0]) => href('/map') + mapSearch(change)
  const lines = calmLines(content.hours, context)
  return {
    title: messages.calm.placesTitle,
    show: `${address({ showsQuiet: true })}#quiet`,
    hours: lines.length > 0 ? { lines, to: `${href('/hours')}#calm` } : undefined,
    places: guide.quiet.map(({ slug, name, levelId }) => {
      const location = locations.find((one) => one.slug === slug)
      return {
        slug,
        name: location?.name ?? labelIn(name, locale),
        level: labelIn(map.levels.find(({ id }) => id === levelId)?.name ?? {}, locale),
        to: address({ store: slug, showsQuiet: true }),
      }
    }),
  }
}

export type QuietView = NonNullable<ReturnType<typeof quietView>>
