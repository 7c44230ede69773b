;(() => {
  // The theme's font on a narrow screen. A browser that loads a font lays the whole page out again, even if the font comes too
  // late to be shown. So a phone uses it once the offline worker has it, and what it paints before has the fallback of the
  // same metrics.
  const { url } = document.currentScript.dataset
  if (!navigator.serviceWorker?.controller || matchMedia('(min-width: 769px)').matches) return
  const font = new FontFace('Bricolage Grotesque Variable', `url(${url})`, {
    weight: '200 800',
    display: 'optional',
  })
  document.fonts.add(font)
  font.load().catch(() => {})
})()
