import type { Box } from '@promenade/domain/map/drawing/box'
import { stepNumber } from '@promenade/domain/wayfinding/step-pieces'
import type { MapLayersProps } from '../../components/map-drawing/map-layers.tsx'
import type { RouteView } from './route-screen.ts'

/** The step of a route that the visitor follows; undefined if none is followed. */
export function followedStep(route: RouteView | undefined, wanted: number | undefined) {
  const count = route?.steps.length ?? 0
  const number = stepNumber(wanted, count)
  const step = number === undefined ? undefined : route?.steps[number - 1]
  if (route === undefined || number === undefined || step === undefined) return undefined
  const next = route.steps[number]
  return {
    number,
    count,
    step,
    next,
    back: route.steps[number - 2]?.follow ?? route.overview,
    forth: next?.follow ?? route.overview,
    lost: { ...route.lost, to: atStep(route.lost.to, number) },
  }
}

export type FollowedStep = NonNullable<ReturnType<typeof followedStep>>

/** The plan during a step: its piece of the line, the part to show, and links to levels that keep the step. */
export function followedPlan<Plan extends PlanOfRoute>(plan: Plan, followed: FollowedStep | undefined): Plan {
  const { route } = plan.layers
  if (route === undefined || followed === undefined) return plan
  const { number, step } = followed
  const keepStep = <T extends { readonly to: string }>(link: T) => ({ ...link, to: atStep(link.to, number) })
  const levels = plan.levels.map(keepStep)
  const changes = route.changes.map(keepStep)
  if (step.levelId !== plan.level.id)
    return { ...plan, levels, layers: { ...plan.layers, route: { ...route, changes } } }
  const { line, focus = plan.focus } = step.piece
  return { ...plan, levels, focus, layers: { ...plan.layers, route: { ...route, changes, piece: line } } }
}

/**
 * The direction in which a followed step leads as a whole, in degrees clockwise from up in the drawing: the first metre may only lead
 * out of a door. Undefined for a ride.
 */
export function headingOf(followed: FollowedStep | undefined): number | undefined {
  const [start, ...others] = followed?.step.piece.line ?? []
  const end = others.at(-1)
  if (start === undefined || end === undefined) return undefined
  return (Math.atan2(end.x - start.x, start.y - end.y) * 180) / Math.PI
}

function atStep(address: string, step: number): string {
  const [path = '', search] = address.split('?')
  const query = new URLSearchParams(search)
  query.set('step', String(step))
  return `${path}?${query}`
}

interface PlanOfRoute {
  readonly layers: MapLayersProps
  readonly focus: Box | undefined
  readonly level: { readonly id: string }
  readonly levels: readonly { readonly to: string }[]
}
