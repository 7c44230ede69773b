/** The secret in the query of a mailed link: at least 128 bits in base64url. */
export const linkSecretPattern = /^[\w-]{22,128}$/

/** True for the shape of a secret; only the platform knows if it is valid. False for a truncated link. */
export function isLinkSecret(text: string): boolean {
  return linkSecretPattern.test(text)
}
