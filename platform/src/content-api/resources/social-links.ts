import type { SocialLinkWire } from '@promenade/contract/kinds/property/wire'

/** The wire form of social links; their ids are their places in the list. */
export function socialLinks(
  links: readonly { readonly network: string; readonly url: string }[],
): SocialLinkWire[] {
  return links.map(({ network, url }, index) => ({ id: index + 1, social_type: network, url, callout: null }))
}
