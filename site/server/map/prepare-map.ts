import type { Log } from '@promenade/process/log/log'
import { guideOf } from '../../content/map-guide.ts'
import type { MallContent } from '../../content/mall-content.ts'
import { levelDrawing } from '../../app/presenters/level-drawing.server.ts'

/** Milliseconds for requests between two parts of the work. */
const pauseMs = 20

/**
 * Draws the levels and builds the route graph, which the first visitor would otherwise wait for: for `budgetMs` at once, the
 * rest between requests. A failure is logged; it affects only the pages of the map.
 */
export function prepareMap(contents: readonly MallContent[], log: Pick<Log, 'error'>, budgetMs = 0): void {
  const parts = partsOf(contents)
  const end = performance.now() + budgetMs
  const runNext = () => {
    try {
      return parts.next().done !== true
    } catch (error) {
      log.error({ err: error }, 'The map could not be prepared')
      return false
    }
  }
  const runLater = () => {
    if (runNext()) setTimeout(runLater, pauseMs).unref()
  }
  while (performance.now() < end) if (!runNext()) return
  setTimeout(runLater, pauseMs).unref()
}

function* partsOf(contents: readonly MallContent[]): Generator<void> {
  const withMap = contents.flatMap((content) =>
    content.map === undefined ? [] : { content, map: content.map },
  )
  for (const { content, map } of withMap)
    for (const { id } of map.levels) {
      levelDrawing(content, id)
      yield
    }
  for (const { content, map } of withMap) {
    guideOf(map, content)
    yield
  }
}
