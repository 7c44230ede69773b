import { htmlElements } from '@promenade/contract/editing/html-elements'

/** Finds the problem with the value of an attribute, if any. */
type CheckValue = (value: string) => string | undefined

/**
 * Finds the faults of an HTML text. `checkLink` checks the targets of its links, `checkGallery` its galleries; without
 * `checkGallery` galleries are not allowed.
 */
export function findHtmlFaults(html: string, checkLink: CheckValue, checkGallery?: CheckValue): string[] {
  const faults: string[] = []
  const open: string[] = []
  const rest = html.replaceAll(
    /<(\/?)([a-z][a-z0-9]*)((?:\s+[\w-]+="[^"<>]*")*)\s*\/?>/gi,
    (_, slash, tag, attributes) => {
      const name = String(tag).toLowerCase()
      if (slash === '') faults.push(...findTagFaults(name, String(attributes), checkLink, checkGallery))
      if (name === 'br') return ''
      if (slash === '') open.push(name)
      else if (open.at(-1) === name) open.pop()
      else faults.push(`</${name}> closes nothing that is open`)
      return ''
    },
  )
  if (/[<>]/.test(rest)) faults.push('has a < or > that is not part of an element; write &lt; or &gt;')
  return faults.length > 0 ? faults : open.map((name) => `<${name}> is not closed`)
}

function findTagFaults(
  name: string,
  attributes: string,
  checkLink: CheckValue,
  checkGallery: CheckValue | undefined,
): string[] {
  if (name === 'gallery' && checkGallery !== undefined) return findGalleryFaults(attributes, checkGallery)
  const allowedAttributes = htmlElements.get(name)
  if (allowedAttributes === undefined) return [`<${name}> is not allowed`]
  const faults: string[] = []
  for (const [, attribute = '', value = ''] of attributes.matchAll(/([\w-]+)="([^"]*)"/g)) {
    if (!allowedAttributes.includes(attribute.toLowerCase()))
      faults.push(`<${name}> must not have ${attribute}`)
    const message = attribute.toLowerCase() === 'href' ? checkLink(value.replaceAll('&amp;', '&')) : undefined
    if (message !== undefined) faults.push(message)
  }
  return faults
}

function findGalleryFaults(attributes: string, checkGallery: CheckValue): string[] {
  const slug = /^\s+source="([^"]*)"$/.exec(attributes)?.[1]
  const fault = slug === undefined ? '<gallery> must have a source and nothing else' : checkGallery(slug)
  return fault === undefined ? [] : [fault]
}
