import type { Mall, Place, Words } from './page-parts.ts'
import type { ShareProps } from '../components/share/share.tsx'

/** Share links by mail and networks, with the page's address in its language. */
export function shareLinks(
  { content, origin, path, href, messages }: Words & Mall & Place,
  name: string,
): ShareProps {
  const url = origin + href(path)
  const title = messages.site.pageOf(name, content.property.name)
  return {
    url,
    title,
    links: [
      {
        name: messages.share.email,
        href: `mailto:?${mailQuery({ subject: title, body: `${title}\r\n${url}` })}`,
      },
      { name: 'WhatsApp', href: addressOf('https://wa.me/', { text: `${title} ${url}` }) },
      { name: 'Facebook', href: addressOf('https://www.facebook.com/sharer/sharer.php', { u: url }) },
      { name: 'X', href: addressOf('https://x.com/intent/post', { text: title, url }) },
      { name: 'LinkedIn', href: addressOf('https://www.linkedin.com/sharing/share-offsite/', { url }) },
    ],
  }
}

function addressOf(network: string, query: Readonly<Record<string, string>>): string {
  return `${network}?${new URLSearchParams(query)}`
}

/** Spaces as `%20`, since mail programs show a plus sign. */
function mailQuery(query: Readonly<Record<string, string>>): string {
  return Object.entries(query)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')
}
