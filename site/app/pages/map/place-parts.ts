import { ErrorSummary } from '../../components/form/error-summary.tsx'
import { MapLayers } from '../../components/map-drawing/map-layers.tsx'
import { ChosenPlace } from './chosen-place.tsx'
import { followedPlan, followedStep, headingOf } from './followed-step.ts'
import { RouteDetails } from './route-view.tsx'
import { StartLinks } from './start-links.tsx'
import { filterRows } from './store-filter.ts'
import { VisitBar } from './visit-bar.tsx'

/** In one script of their own, which `late-parts.ts` loads. */
export const placeParts = {
  ChosenPlace,
  ErrorSummary,
  MapLayers,
  RouteDetails,
  StartLinks,
  VisitBar,
  filterRows,
  followedPlan,
  followedStep,
  headingOf,
}
