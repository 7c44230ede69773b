/** Runs in the page: notes in its document, as `data-shift` and `data-moved`, the sum of its layout shifts, and what moved from where to where. */
export function noteShifts(): void {
  let sum = 0
  const moved = new Set<string>()
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      sum += Number(Reflect.get(entry, 'value'))
      const sources: unknown = Reflect.get(entry, 'sources')
      for (const { node, previousRect: from, currentRect: to } of Array.isArray(sources) ? sources : [])
        if (node instanceof Node)
          moved.add(`${node.nodeName} “${node.textContent?.slice(0, 40)}” ${placeOf(from)} → ${placeOf(to)}`)
    }
    const { dataset } = document.documentElement
    dataset['shift'] = String(sum)
    dataset['moved'] = [...moved].join(' | ')
  }).observe({ type: 'layout-shift', buffered: true })
}
