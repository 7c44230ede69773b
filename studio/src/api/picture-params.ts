/** The two parts of a picture's path, which its address takes. */
export function pictureParams(path: string): { readonly prefix: string; readonly name: string } {
  const [prefix = '', name = ''] = path.split('/')
  return { prefix, name }
}
