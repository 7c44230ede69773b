/** Plain SVG fragments as strings: paths, strokes, groups. Everything else in the kit is built from these. */
/** Half a unit is finer than a screen print registers; small numbers belong to small, often enlarged parts. */
export function num(value: number): string {
  const near = Math.abs(value) >= 60 ? Math.round(value) : Math.round(value * 10) / 10
  return String(near).replace(/^(-?)0\./, '$1.')
}

/** A filled shape from path data. */
export function fill(d: string, colour: string, more = ''): string {
  return `<path d="${d}" fill="${colour}"${more && ' ' + more}/>`
}

/** A stroked line from path data; the sheet gives all lines round ends. */
export function line(d: string, colour: string, width: number, more = ''): string {
  return `<path d="${d}" stroke="${colour}" stroke-width="${num(width)}"${more && ' ' + more}/>`
}

/** Several lines of one colour and width as a single path. */
export function lines(
  pairs: readonly (readonly [number, number, number, number])[],
  colour: string,
  width: number,
) {
  return line(pairs.map(([a, b, c, e]) => `M${num(a)} ${num(b)}L${num(c)} ${num(e)}`).join(''), colour, width)
}

export function rect(x: number, y: number, w: number, h: number, colour: string, radius = 0): string {
  const corner = radius ? ` rx="${num(radius)}"` : ''
  return `<rect${at('x', x)}${at('y', y)} width="${num(w)}" height="${num(h)}"${corner} fill="${colour}"/>`
}

export function disc(x: number, y: number, r: number, colour: string): string {
  return `<circle${at('cx', x)}${at('cy', y)} r="${num(r)}" fill="${colour}"/>`
}

export function oval(x: number, y: number, rx: number, ry: number, colour: string, turn = 0): string {
  const rotation = turn ? ` transform="rotate(${num(turn)} ${num(x)} ${num(y)})"` : ''
  return `<ellipse${at('cx', x)}${at('cy', y)} rx="${num(rx)}" ry="${num(ry)}" fill="${colour}"${rotation}/>`
}

export function ring(x: number, y: number, r: number, colour: string, width: number, more = ''): string {
  const place = `${at('cx', x)}${at('cy', y)} r="${num(r)}"`
  return `<circle${place} stroke="${colour}" stroke-width="${num(width)}"${more && ' ' + more}/>`
}

/** Many discs of one colour as a single path. */
export function discs(places: readonly (readonly [number, number, number])[], colour: string): string {
  return fill(places.map(([x, y, r]) => dot(x, y, r)).join(''), colour)
}

/** Path data of a circle. */
function dot(x: number, y: number, r: number): string {
  return `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0z`
}

/** A grid of equal tiles (windows, bricks, planks) as one path; `arch` rounds their tops. */
export function tiles(
  x: number,
  y: number,
  columns: number,
  rows: number,
  w: number,
  h: number,
  dx: number,
  dy: number,
  colour: string,
  arch = false,
  keep: (column: number, row: number) => boolean = () => true,
): string {
  let d = ''
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!keep(column, row)) continue
      const corner = `M${num(x + column * dx)} ${num(y + row * dy)}`
      d += arch
        ? `${corner}v${num(h)}h${num(w)}v${num(-h)}a${num(w / 2)} ${num(w / 2)} 0 0 0 ${num(-w)} 0z`
        : `${corner}h${num(w)}v${num(h)}h${num(-w)}z`
    }
  }
  return fill(d, colour)
}

/** Moves, scales, turns or mirrors a fragment drawn around its own origin. */
export function put(content: string, x: number, y: number, scale = 1, turn = 0, mirror = false): string {
  const turned = turn ? `rotate(${num(turn)})` : ''
  const factor = Math.round(scale * 1000) / 1000
  const scaled = mirror ? `scale(${-factor} ${factor})` : factor === 1 ? '' : `scale(${factor})`
  return `<g transform="translate(${num(x)} ${num(y)})${turned}${scaled}">${content}</g>`
}

/** An attribute for a place, left out at 0, where it would be anyway. */
function at(name: string, value: number): string {
  return value === 0 ? '' : ` ${name}="${num(value)}"`
}
