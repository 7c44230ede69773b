import type { Log } from '@promenade/process/log/log'
import { guideOf } from '../../content/map-guide.ts'
import type { MallContent } from '../../content/mall-content.ts'
import { levelDrawing } from '../../app/presenters/level-drawing.server.ts'

/** Milliseconds between two parts of the work, for requests. */
const pauseMs = 20

/**
 * Draws the levels and builds the route graph before the first visitor needs them: for `budgetMs` at once, the rest between
 * requests. A failure is logged; it affects the map's pages only.
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
