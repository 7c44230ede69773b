/** A picture in an HTML text. */
export interface TextPicture {
  /** What documents name it by, as a picture field does; in a response its address. */
  readonly source: string
  /** As written, with entities. Empty: it only decorates. Undefined: nobody has said. */
  readonly alt?: string | undefined
  /** In pixels; in responses only. */
  readonly width?: number
  readonly height?: number
}

const element = /<img\b((?:\s+[\w-]+="[^"<>]*")*)\s*\/?>/gi

/** The pictures of a text, in its order. */
export function listTextPictures(html: string): readonly TextPicture[] {
  return [...html.matchAll(element)].map(([, attributes = '']) => readPicture(attributes))
}

/** The text with another element in place of each of its pictures. */
export function replaceTextPictures(
  html: string,
  replace: (picture: TextPicture, written: string) => string,
): string {
  return html.replace(element, (written, attributes: string) => replace(readPicture(attributes), written))
}

/** The element of a picture, as the editor of texts writes it. */
export function writeTextPicture({ source, alt, width, height }: TextPicture): string {
  const words = alt === undefined ? '' : ` alt="${alt}"`
  const size = width === undefined || height === undefined ? '' : ` width="${width}" height="${height}"`
  return `<img src="${source.replaceAll('&', '&amp;')}"${words}${size}>`
}

/** The text, in which each picture that nobody has described only decorates. */
export function decorateTextPictures(html: string): string {
  return replaceTextPictures(html, ({ source, alt = '' }) => writeTextPicture({ source, alt }))
}

function readPicture(attributes: string): TextPicture {
  const source = attributeOf(attributes, 'src')?.trim().replaceAll('&amp;', '&') ?? ''
  const alt = attributeOf(attributes, 'alt')?.trim()
  const [width, height] = ['width', 'height'].map((name) => Number(attributeOf(attributes, name)))
  return {
    source,
    ...(alt === undefined ? {} : { alt }),
    ...(width && height ? { width, height } : {}),
  }
}

function attributeOf(attributes: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(attributes)?.[1]
}
