import { type Stencils, fold } from './fold.ts'
import { INK, PAPER } from './inks.ts'
import { num, rect } from './svg.ts'

/** One sheet of paper to be printed: its size, its dice (the same for the same name), its screens and stencils. */
export class Sheet {
  readonly width: number
  readonly height: number
  readonly #definitions = new Map<string, string>()
  readonly #made = new Map<string, string[]>()
  #state: number

  constructor(name: string, width: number, height: number) {
    this.width = width
    this.height = height
    this.#state = [...name].reduce(
      (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619),
      2166136261,
    )
  }

  /** A number from `low` to `high`, always in the same order for the same sheet. */
  between(low: number, high: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return low + (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (high - low)
  }

  pick<T>(choices: readonly [T, ...T[]]): T {
    return choices[Math.floor(this.between(0, choices.length))] ?? choices[0]
  }

  /** One of a few things made for this sheet and then used again, so that a crowd stays light. */
  again(key: string, limit: number, make: () => string): string {
    const made = this.#made.get(key) ?? []
    this.#made.set(key, made)
    if (made.length < limit) made.push(make())
    else made.push(made.shift() ?? '')
    return made.at(-1) ?? ''
  }

  /** The whole sheet in one ink. */
  ground(colour: string): string {
    return rect(0, 0, this.width, this.height, colour)
  }

  /** A halftone screen to fill a shape with. */
  dots(colour: string, step = 12, size = 3.2, turn = 45): string {
    return this.#pattern(
      `d${colour}${step}${size}${turn}`,
      step,
      step,
      turn,
      `<circle cx="${num(step / 2)}" cy="${num(step / 2)}" r="${num(size)}" fill="${colour}"/>`,
    )
  }

  /** Parallel strokes to fill a shape with. */
  hatch(colour: string, step = 12, width = 3, turn = 45): string {
    return this.#pattern(
      `h${colour}${step}${width}${turn}`,
      step,
      step,
      turn,
      `<path d="M0 ${num(step / 2)}H${num(step)}" stroke="${colour}" stroke-width="${num(width)}"/>`,
    )
  }

  /** A net of crossed lines to fill a shape with. */
  net(colour: string, step = 24, width = 2, turn = 45): string {
    return this.#pattern(
      `n${colour}${step}${width}${turn}`,
      step,
      step,
      turn,
      `<path d="M0 0H${num(step)}M0 0V${num(step)}" stroke="${colour}" stroke-width="${num(width * 2)}"/>`,
    )
  }

  /** Brick courses to lay over a wall. */
  bricks(colour: string, w = 44, h = 22, width = 2): string {
    return this.#pattern(
      `b${colour}${w}${h}${width}`,
      w,
      h * 2,
      0,
      `<path d="M0 0H${w}M0 ${h}H${w}M0 0V${h}M${w / 2} ${h}V${h * 2}" stroke="${colour}" stroke-width="${width}"/>`,
    )
  }

  /** Content cut out along a path. */
  cut(d: string, content: string): string {
    const id = this.#define(`c${d}`, (name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`)
    return `<g clip-path="url(#${id})">${content}</g>`
  }

  /** Stamps one drawing many times; it is stored once. */
  stamp(content: string, x: number, y: number, scale = 1, turn = 0): string {
    const id = this.#define(`s${content}`, (name) => `<g id="${name}">${content}</g>`)
    const scaled = scale === 1 ? '' : `scale(${Math.round(scale * 1000) / 1000})`
    const turned = turn ? `rotate(${num(turn)})` : ''
    return `<use href="#${id}" transform="translate(${num(x)} ${num(y)})${turned}${scaled}"/>`
  }

  /** Specks where the ink did not take, over everything: the tooth of the paper. */
  grain(): string {
    const specks = (count: number, colour: string, size: number, opacity: number) => {
      const places = Array.from(
        { length: count },
        () => `M${num(this.between(0, 240))} ${num(this.between(0, 240))}h0`,
      )
      return `<path d="${places.join('')}" stroke="${colour}" stroke-width="${size}" opacity="${opacity}"/>`
    }
    const tooth = this.#pattern('grain', 240, 240, 12, specks(9, PAPER, 2.6, 0.45) + specks(8, INK, 1.8, 0.2))
    return rect(0, 0, this.width, this.height, tooth)
  }

  /** The finished SVG. */
  print(fragments: readonly string[], bare = false): string {
    const stencils: Stencils = new Map()
    const body = fold(fragments.join('') + (bare ? '' : this.grain()), stencils)
    const definitions = [...this.#definitions.values(), ...[...stencils.values()].map(({ svg }) => svg)].join(
      '',
    )
    const size = `width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"`
    const ends = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${ends}><defs>${definitions}</defs>${body}</svg>\n`
    return svg.replaceAll(/ d="[^"]+"/g, (path) => path.replaceAll(' -', '-'))
  }

  #pattern(key: string, w: number, h: number, turn: number, content: string): string {
    const id = this.#define(
      key,
      (name) =>
        `<pattern id="${name}" width="${num(w)}" height="${num(h)}" patternUnits="userSpaceOnUse"` +
        `${turn ? ` patternTransform="rotate(${turn})"` : ''}>${content}</pattern>`,
    )
    return `url(#${id})`
  }

  readonly #names = new Map<string, string>()
  #define(key: string, build: (name: string) => string): string {
    const known = this.#names.get(key)
    if (known) return known
    const name = 'a' + this.#names.size.toString(36)
    this.#names.set(key, name)
    this.#definitions.set(name, build(name))
    return name
  }
}
