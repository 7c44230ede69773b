/** Splits the path of a picture into the two parameters of its address. */
export function pictureParams(path: string): { readonly prefix: string; readonly name: string } {
  const [prefix = '', name = ''] = path.split('/')
  return { prefix, name }
}
