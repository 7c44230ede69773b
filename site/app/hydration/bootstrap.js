;(() => {
  // The only script that runs while a page loads. It loads React, the router and the page's modules on the first sign
  // of intent, or when the browser is idle.
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin']
  const { saveData, effectiveType } = navigator.connection ?? {}
  let isHydrated = false

  // Text without `<` cannot become an element; React creates script elements from the other text. The only worker is
  // the site's own. All other HTML needs a named policy.
  if (window.trustedTypes) {
    trustedTypes.createPolicy('default', {
      createHTML: (html) => (/^<script><\/script>$/.test(html) || !html.includes('<') ? html : null),
      createScriptURL: (url) => (url === '/worker.js' ? url : null),
    })
  }

  // The scroll position can be restored only if everything above it is laid out.
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
    const { scripts, routes, entry, data } = JSON.parse(document.getElementById('hydration').textContent)
    try {
      const [{ context, stream }] = await Promise.all([
        data.stream ? data : fetch(data).then((response) => response.json()),
        load([...scripts, ...Object.values(routes)], entry),
      ])
      // These globals are what React Router's own scripts would set.
      const modules = {}
      for (const id in routes) modules[id] = await import(routes[id])
      window.__reactRouterContext = { ...context, stream: new Blob(stream).stream() }
      window.__reactRouterRouteModules = modules
      await import(entry)
    } catch {
      // The page works without React; the next sign of intent tries again.
      isHydrated = false
      setTimeout(() => listen('addEventListener'), 5000)
      if (isUntouched()) reload().catch(() => {})
    }
  }

  // A missing script or data most likely means a newer version of the site: reload the page, if the server answers and
  // the visitor has done nothing yet, at most once in 60 seconds.
  async function reload() {
    if (Date.now() - sessionStorage.reloadedAt < 60000) return
    const { ok } = await fetch(location.href, { method: 'HEAD' })
    if (!ok || !isUntouched()) return
    sessionStorage.reloadedAt = Date.now()
    location.reload()
  }

  function isUntouched() {
    return !(navigator.userActivation?.hasBeenActive ?? true)
  }

  // Fetches all at once, and runs one at a time, so that the page can respond to its visitor in between.
  async function load(urls, entry) {
    // Timers of a hidden page are slow.
    const pause = () => document.hidden || new Promise((resolve) => setTimeout(resolve))
    for (const href of [...urls, entry]) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
      await pause()
    }
    for (const url of urls) await import(url).then(pause)
  }

  function hydrateWhenIdle() {
    if (window.requestIdleCallback) requestIdleCallback(hydrate, { timeout: 4000 })
    else setTimeout(hydrate, 300)
  }

  // A pointer resting over the page would be a sign at once, so listening begins after the first paint.
  requestAnimationFrame(() => setTimeout(() => listen('addEventListener')))
  if (!saveData && !/2g/.test(effectiveType)) {
    if (document.readyState === 'complete') hydrateWhenIdle()
    else window.addEventListener('load', hydrateWhenIdle)
  }
})()
