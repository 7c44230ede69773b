import type { SocialLinkJson } from '@promenade/contract/kinds/property/response'

/** Social links as the response has them; their ids are their places in the list. */
export function socialLinks(
  links: readonly { readonly network: string; readonly url: string }[],
): SocialLinkJson[] {
  return links.map(({ network, url }, index) => ({ id: index + 1, social_type: network, url, callout: null }))
}
