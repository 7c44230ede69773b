import type { Log } from '@promenade/process/log/log'
import { drawingPlaneOf } from '@promenade/domain/map/drawing/drawing-plane'
import { guideOf } from '../../content/map-guide.ts'
import type { MallContent } from '../../content/mall-content.ts'
import { levelDrawingParts } from '../../app/presenters/level-drawing.server.ts'

/** Milliseconds before the first part of the work: at a start, the site listens first and serves who has waited for it. */
const firstPauseMs = 300

/** Milliseconds of work at a time, and of the pause after it, for requests. */
const workMs = 10
const pauseMs = 20

/**
 * Draws the levels and finds the ways without sight before the first visitor needs them, in parts between requests. A failure
 * is logged; it affects the map's pages only.
 */
export function prepareMap(contents: readonly MallContent[], log: Pick<Log, 'error'>): void {
  const parts = partsOf(contents)
  const runNext = () => {
    const end = performance.now() + workMs
    try {
      while (parts.next().done !== true) {
        if (performance.now() >= end) return void setTimeout(runNext, pauseMs).unref()
      }
    } catch (error) {
      log.error({ err: error }, 'The map could not be prepared')
    }
  }
  setTimeout(runNext, firstPauseMs).unref()
}

function* partsOf(contents: readonly MallContent[]): Generator<void> {
  const withMap = contents.flatMap((content) =>
    content.map === undefined ? [] : { content, map: content.map },
  )
  for (const { content, map } of withMap) {
    drawingPlaneOf(map)
    yield
    // A drawing needs the guide of its content.
    guideOf(map, content)
    yield
    for (const { id } of map.levels) {
      yield* levelDrawingParts(content, id)
      yield
    }
  }
  // Last, because few visitors ask for them; a large mall has hundreds of parts.
  for (const { content, map } of withMap) {
    yield* guideOf(map, content).trailParts(content.locale)
  }
}
