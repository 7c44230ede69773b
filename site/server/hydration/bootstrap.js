;(() => {
  // The one script a page starts with. React, the router and the screen's own code are fetched on the first
  // sign that the visitor is about to do something, or when the browser has nothing else to do.
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin']
  const { saveData, effectiveType } = navigator.connection ?? {}
  let isHydrated = false

  // Text without an angle bracket cannot become an element, and React makes script elements from the other text.
  // The one worker is the site's own. All else must come through a policy that says why it is safe.
  if (window.trustedTypes) {
    trustedTypes.createPolicy('default', {
      createHTML: (html) => (/^<script><\/script>$/.test(html) || !html.includes('<') ? html : null),
      createScriptURL: (url) => (url === '/worker.js' ? url : null),
    })
  }

  // A place far down is found again where all above it is laid out.
  if (/reload|back/.test(performance.getEntriesByType('navigation')[0]?.type)) {
    document.documentElement.setAttribute('data-returned', '')
  }

  function listen(change) {
    for (const sign of signs) window[change](sign, hydrate, { capture: true, passive: true })
  }

  async function hydrate() {
    if (isHydrated) return
    isHydrated = true
    listen('removeEventListener')
    const { data, preload, manifest, routes, entry } = JSON.parse(
      document.getElementById('hydration').textContent,
    )
    try {
      const stored = data.stream ? data : fetch(data).then((answer) => answer.json())
      const [{ context, stream }] = await Promise.all([
        stored,
        prepare(new Set([manifest, ...preload]), entry),
      ])
      const modules = {}
      for (const [id, urls] of routes) {
        modules[id] = Object.assign({}, ...(await Promise.all(urls.map((url) => import(url)))))
      }
      window.__reactRouterContext = { ...context, stream: new Blob(stream).stream() }
      window.__reactRouterRouteModules = modules
      await import(entry)
    } catch {
      // The page works as it is, and its links lead on; a later sign tries again.
      isHydrated = false
      setTimeout(() => listen('addEventListener'), 5000)
      if (isUntouched()) loadAnew().catch(() => {})
    }
  }

  // The files or data to hydrate with are gone, most likely for a newer version. The page of that version is loaded where the
  // server answers, where nothing is lost by it, and at most once in 60 seconds.
  async function loadAnew() {
    if (Date.now() - sessionStorage.loadedAnew < 60000) return
    const { ok } = await fetch(location.href, { method: 'HEAD' })
    if (!ok || !isUntouched()) return
    sessionStorage.loadedAnew = Date.now()
    location.reload()
  }

  function isUntouched() {
    return !(navigator.userActivation?.hasBeenActive ?? true)
  }

  // One at a time, so that the page can answer its visitor in between; the entry hydrates the page.
  async function prepare(hrefs, entry) {
    // A page that nobody sees has long pauses.
    const pause = () => document.hidden || new Promise((go) => setTimeout(go))
    for (const href of hrefs) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
      await pause()
    }
    for (const href of hrefs) {
      if (href !== entry) await import(href).then(pause)
    }
  }

  function hydrateWhenIdle() {
    if (window.requestIdleCallback) requestIdleCallback(hydrate, { timeout: 4000 })
    else setTimeout(hydrate, 300)
  }

  // A pointer resting over the page counts as a sign at once, so listening begins after the first painting.
  requestAnimationFrame(() => setTimeout(() => listen('addEventListener')))
  if (!saveData && !/2g/.test(effectiveType)) {
    if (document.readyState === 'complete') hydrateWhenIdle()
    else window.addEventListener('load', hydrateWhenIdle)
  }
})()
