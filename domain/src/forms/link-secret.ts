/** The secret of a link in a mail, as it stands in the link's query: at least 128 bits in base64url. */
export const linkSecretPattern = /^[\w-]{22,128}$/

/** False for a link that was cut or made up; whether the secret opens anything, only the platform knows. */
export function isLinkSecret(text: string): boolean {
  return linkSecretPattern.test(text)
}
