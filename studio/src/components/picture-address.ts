/** Address of a picture on the studio's own host, from its path in documents. */
export function pictureAddress(path: string): string {
  return `/media/${path.split('/').map(encodeURIComponent).join('/')}`
}
