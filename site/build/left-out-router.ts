/** A place in React Router that is written otherwise for browsers. */
export interface Mend {
  /** The end of the file's path inside React Router. */
  readonly file: string
  readonly from: string
  readonly to: string
}

/** Something that React Router's browser half can do and no screen here asks for. */
interface LeftOut {
  readonly what: string
  /** What a screen would write to ask for it: where a source says so, a test fails. */
  readonly askedBy: RegExp
  readonly mends: readonly Mend[]
}

const router = '/lib/router/router.js'
const hooks = '/lib/hooks.js'
const components = '/lib/components.js'
const domComponents = '/lib/dom/lib.js'
const routes = '/lib/dom/ssr/routes.js'
const data = '/lib/dom/ssr/single-fetch.js'
const tags = '/lib/dom/ssr/components.js'
const hydration = '/lib/dom-export/hydrated-router.js'

/**
 * A quarter of what browsers would fetch of the router, which no bundler can see to be asleep: conditions that never hold
 * here are said to, functions nobody calls end at once, and the bundler drops what is behind them.
 */
export const leftOut: readonly LeftOut[] = [
  {
    what: 'data without a change of page',
    askedBy: /\buseFetchers?\b|\bfetcherKey\b|\bnavigate=\{false\}|\bnavigate: false\b/,
    mends: [
      ...ends(router, 'async function fetch(key, routeId, href, opts) {'),
      ...ends(router, 'function getFetcher(key) {'),
      ...ends(router, 'function resetFetcher(key, opts) {'),
      ...ends(router, 'function deleteFetcher(fetchers, key) {'),
      ...ends(router, 'function queueFetcherForDeletion(key) {'),
      ...ends(router, 'function abortFetcher(key, reason) {'),
      ...ends(router, 'function markFetchRedirectsDone(fetchers) {'),
      ...ends(router, 'function abortStaleFetchLoads(landedId, fetchers) {'),
      ...ends(router, 'fetchersToLoad.map(async (f) => {'),
      ...ends(router, 'fetchLoadMatches.forEach((f, key) => {'),
      ...ends(router, 'f.matches.some((m) => m.shouldLoad)).forEach((rf) => {'),
      ...ends(router, 'function getUpdatedRevalidatingFetchers(revalidatingFetchers) {'),
      ...never(data, 'fetcherKey'),
      ...never(domComponents, 'options.navigate === false'),
    ],
  },
  {
    what: 'holding a visitor back',
    askedBy: /\buseBlocker\b|\busePrompt\b/,
    mends: [
      ...ends(router, 'function shouldBlockNavigation({ currentLocation, nextLocation, historyAction }) {'),
      ...ends(router, 'function getBlocker(key, fn) {'),
      ...never(router, 'blockerKey && delta != null'),
      ...never(router, 'blockerKey'),
      {
        file: router,
        from: 'warning(blockerFunctions.size === 0 || delta != null,',
        to: 'if (false) warning(false,',
      },
    ],
  },
  {
    what: 'routes that come later',
    askedBy: /\bpatchRoutesOnNavigation\b|\bmode: 'lazy'/,
    mends: [
      ...never(router, 'init.patchRoutesOnNavigation'),
      ...never(router, 'isFogOfWar', ' {\n\t\t\tlet discoverResult = await discoverRoutes(matches'),
      ...never(router, 'isFogOfWar', ' {\n\t\t\tif (shouldUpdateNavigationState)'),
      ...ends(router, 'function patchRoutes(routeId, children, unstable_allowElementMutations = false) {'),
      ...ends(router, 'function _internalSetRoutes(newRoutes) {'),
      {
        file: hydration,
        from: 'router.createRoutesForHMR = UNSAFE_createClientRoutesWithHMRRevalidationOptOut;',
        to: '',
      },
      ...never(routes, 'needsRevalidation'),
      ...never(router, 'typeof route.lazy === "function"'),
    ],
  },
  {
    what: 'view transitions of the browser',
    askedBy: /\bviewTransition\b|\buseViewTransitionState\b/,
    mends: [
      {
        file: components,
        from: 'if (!viewTransitionOpts || !isViewTransitionAvailable) {',
        to: 'if (true) {',
      },
      ...never(components, 'renderDfd && pendingState && router.window'),
      ...never(components, 'vtContext.isTransitioning && !vtContext.flushSync'),
      ...never(components, 'renderDfd && pendingState && state.location.key === pendingState.location.key'),
      ...never(components, '!vtContext.isTransitioning && interruption'),
      ...never(router, 'isBrowser', ' {\n\t\t\trestoreAppliedTransitions'),
      ...never(
        router,
        'pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location',
      ),
      ...never(router, 'pendingViewTransitionEnabled'),
      { file: domComponents, from: 'if (!vtContext.isTransitioning) return false;', to: 'return false;' },
    ],
  },
  {
    what: 'components of the server',
    askedBy: /\bRSC|react-router\/rsc/,
    mends: [
      ...never(
        hooks,
        'this.context && typeof error === "object" && error && "digest" in error && typeof error.digest === "string"',
      ),
      ...never(hooks, 'this.context'),
      ...never(tags, 'rsc'),
    ],
  },
  {
    what: 'pages that are made in the browser alone',
    askedBy: /\bssr: false\b/,
    mends: [
      ...never(routes, '!ssr && manifestRoute.hasLoader && !manifestRoute.hasClientLoader'),
      ...never(data, '!ssr && !foundRevalidatingServerLoader'),
      ...never(hydration, 'ssrInfo.context.isSpaMode'),
    ],
  },
  {
    what: 'other routers, routes within screens, patterns and measuring',
    askedBy: /\b(?:Browser|Hash|Memory)Router\b|\buseRoutes\b|<Routes\b|\bunstable_|\binstrumentations\b/,
    mends: [
      {
        file: hooks,
        from: 'React$1.useContext(IsDataRouteContext) ? useNavigateStable() : useNavigateUnstable()',
        to: 'useNavigateStable()',
      },
      ...never(hooks, 'locationArg', ' {'),
      ...never(hooks, 'locationArg && renderedMatches'),
      ...never(router, 'future.unstable_routePatternMatching'),
      ...never(router, 'init.instrumentations', ' {'),
      ...never(router, 'init.instrumentations', ' router'),
    ],
  },
  {
    what: 'what is sent otherwise than as a form, and addresses that hide others',
    askedBy: /\buseSubmit\b|\bencType="text\/plain"|\bmask=/,
    mends: [
      ...never(router, 'opts.body !== void 0'),
      ...never(router, 'opts.body instanceof FormData'),
      ...never(router, 'opts.body instanceof URLSearchParams'),
      ...never(router, 'opts?.mask'),
      ...never(domComponents, 'mask'),
    ],
  },
  {
    what: 'what <Scripts> writes, which is read where it was written, on the server',
    askedBy: /\bsubResourceIntegrity\b/,
    mends: [
      { file: tags, from: 'let routeModulesScript = !isStatic ?', to: 'let routeModulesScript = true ?' },
      { file: tags, from: 'let contextScript = staticContext ?', to: 'let contextScript = false ?' },
      { file: tags, from: 'null, typeof manifest.sri === "object" ?', to: 'null, false ?' },
      { file: tags, from: 'typeof criticalCss === "string" ?', to: 'false ?' },
      { file: tags, from: 'typeof criticalCss === "object" ?', to: 'false ?' },
      ...never(hydration, 'window.__reactRouterManifest.sri === true'),
    ],
  },
  {
    what: 'warnings for developers, and an error page where the root has none',
    // That it has one is tested too.
    askedBy: /\bwarnOnce\b/,
    mends: [
      ...ends('/lib/router/history.js', 'function warning(cond, message) {'),
      ...ends('/lib/server-runtime/warnings.js', 'function warnOnce(condition, message) {'),
      ...ends(hooks, 'function DefaultErrorComponent() {'),
    ],
  },
]

/** A condition that does not hold here; what follows it tells it from others of the same words. */
function never(file: string, condition: string, next = ''): Mend[] {
  return [{ file, from: `if (${condition})${next}`, to: `if (false)${next}` }]
}

/** A function that is not called here, or has nothing to do. */
function ends(file: string, head: string): Mend[] {
  return [{ file, from: head, to: `${head} return;` }]
}
