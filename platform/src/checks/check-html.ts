import { htmlElements } from '@promenade/contract/editing/html-elements'

/** Finds the problem with the value of an attribute, if any. */
type CheckValue = (value: string) => string | undefined

/** The checks of what a text names. */
export interface TextChecks {
  readonly link: CheckValue
  readonly picture: CheckValue
  /** Without it galleries are not allowed. */
  readonly gallery?: CheckValue | undefined
}

/** Finds the faults of an HTML text. */
export function findHtmlFaults(html: string, checks: TextChecks): string[] {
  const faults: string[] = []
  const open: string[] = []
  const rest = html.replaceAll(
    /<(\/?)([a-z][a-z0-9]*)((?:\s+[\w-]+="[^"<>]*")*)\s*\/?>/gi,
    (_, slash, tag, attributes) => {
      const name = String(tag).toLowerCase()
      if (slash === '') faults.push(...findTagFaults(name, String(attributes), checks))
      if (name === 'img' && open.at(-1) !== 'figure') faults.push('<img> must be in a <figure>')
      if (name === 'br' || name === 'img') return ''
      if (slash === '') open.push(name)
      else if (open.at(-1) === name) open.pop()
      else faults.push(`</${name}> closes nothing that is open`)
      return ''
    },
  )
  if (/[<>]/.test(rest)) faults.push('has a < or > that is not part of an element; write &lt; or &gt;')
  return faults.length > 0 ? faults : open.map((name) => `<${name}> is not closed`)
}

function findTagFaults(name: string, attributes: string, checks: TextChecks): string[] {
  if (name === 'gallery' && checks.gallery !== undefined) return findGalleryFaults(attributes, checks.gallery)
  const allowedAttributes = htmlElements.get(name)
  if (allowedAttributes === undefined) return [`<${name}> is not allowed`]
  const faults: string[] = []
  for (const [, attribute = '', value = ''] of attributes.matchAll(/([\w-]+)="([^"]*)"/g)) {
    if (!allowedAttributes.includes(attribute.toLowerCase()))
      faults.push(`<${name}> must not have ${attribute}`)
    const check = { href: checks.link, src: checks.picture }[attribute.toLowerCase()]
    const message = check?.(value.trim().replaceAll('&amp;', '&'))
    if (message !== undefined) faults.push(message)
  }
  if (name === 'img' && !/\ssrc="/i.test(attributes)) faults.push('<img> must have a src')
  return faults
}

function findGalleryFaults(attributes: string, checkGallery: CheckValue): string[] {
  const slug = /^\s+source="([^"]*)"$/.exec(attributes)?.[1]
  const fault = slug === undefined ? '<gallery> must have a source and nothing else' : checkGallery(slug)
  return fault === undefined ? [] : [fault]
}
