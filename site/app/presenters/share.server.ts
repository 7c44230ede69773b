import type { PageContext } from '../page-context.ts'
import type { ShareProps } from '../components/share/share.tsx'

/** Links that share the page by mail or on a network, with its address in the language it is read in. */
export function shareLinks({ content, origin, path, href, messages }: PageContext, name: string): ShareProps {
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

/** Mail programs take a plus sign for a plus sign, not for a blank. */
function mailQuery(query: Readonly<Record<string, string>>): string {
  return Object.entries(query)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')
}
