import fc from 'fast-check'

/** Unexpected values that JSON can contain. */
export const hostileValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1e308,
  -1e308,
  2 ** 53,
  1.5,
  '',
  ' ',
  'null',
  'NaN',
  'undefined',
  'Infinity',
  '[object Object]',
  '__proto__',
  'constructor',
  [],
  {},
  [[[[[[]]]]]],
  [null, null],
  ['<script>alert(1)</script>'],
  { id: { id: { id: 1 } } },
  { utc: {}, local: [] },
  { utc: { utc: '2026-01-01T00:00:00.000Z' } },
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
  deep(100),
  '<script>alert(1)</script>',
  '<<script>script>alert(1)<</script>/script>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)"><img src="data:image/svg+xml;base64,AAAA">',
  '<p onclick="alert(1)" style="position:fixed">x</p>',
  '<gallery source="x" onload=alert(1)><gallery source=""><gallery source="../\'>"><p><b><gallery source=y>z',
  '<svg><g onload=alert(1)></g><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<a href="java\nscript:alert(1)">x</a><a href="&#106;avascript:alert(1)">y</a><a href="vbscript:x">z</a>',
  '<a href="https://ok.example/&quot;onmouseover=&quot;alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe><form action=/x><input autofocus onfocus=alert(1)></form>',
  '<p>not <b>closed <i>ever <table><tr><td>',
  '</p></div></b>',
  '<!--><script>alert(1)</script>-->',
  '<h1>One</h1><h6>Six</h6>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  'javascript:alert(1)',
  ' \u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/x',
  '/\\evil.example/x',
  '\\\\evil.example\\x',
  '/%2F/evil.example',
  'https:evil.example',
  'https://user:secret@evil.example/',
  'https://tidewater.example//evil.example/x',
  'https://tidewater.example/\\evil.example',
  'http://[::1',
  'mailto:a@b.example?subject=<x>&bcc="c"',
  'tel:+1 (902) 555-0100',
  '../../../../etc/passwd',
  'a/b?c#d',
  '?\\',
  '..',
  '%E0%A4%A',
  '%00',
  '2026-02-30T00:00:00Z',
  '2026-13-01',
  '9999-12-31T23:59:59.999Z',
  '0000-00-00',
  '+275760-09-13T00:00:00.000Z',
  '2026-03-08T02:30:00',
  '2026-05-01T10:00:00-14:00',
  '25:00',
  '24:00',
  '13:00 PM',
  '1e3',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '\u202Eabc\u2066\u200F',
  '\uD800',
  'x\u0000y',
  'é'.normalize('NFD').repeat(500),
  'a'.repeat(200_001),
  '<b>'.repeat(3000),
]

const fieldNames =
  'id slug name title data error status message description body tags image_url hours regular_hours holiday_hours extra_hours todays_hours day_of_week open_time close_time holiday_date gallery_items posts locations items banners featured_promotions meta_data path start_date end_date social_links url __proto__ constructor toString'.split(
    ' ',
  )

/** Any JSON value, often with field names of the decoders. */
export const anyJson: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(...hostileValues),
    fc.jsonValue({ maxDepth: 2 }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...fieldNames), fc.string()), tie('value'), { maxKeys: 8 }),
  ),
})).value

/** A place inside a JSON value. */
export type Place = readonly (string | number)[]

/** Every place inside a JSON value except its root. */
export function placesIn(value: unknown, at: Place = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return []
  const keys: readonly (string | number)[] = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return keys.flatMap((key) => [[...at, key], ...placesIn(Reflect.get(value, key), [...at, key])])
}

/** A frozen copy of a JSON value with another value at one place: a decoder that changes its input fails. */
export function withValueAt(value: unknown, place: Place, hostile: unknown): unknown {
  const [key, ...rest] = place
  if (key === undefined) return copyOf(hostile)
  if (Array.isArray(value)) {
    return Object.freeze(
      value.map((item, index) => (index === key ? withValueAt(item, rest, hostile) : frozen(item))),
    )
  }
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.freeze(
    Object.fromEntries(
      entries.map(([name, item]) => [name, name === key ? withValueAt(item, rest, hostile) : item]),
    ),
  )
}

/** Values of which every part is frozen: a response has hundreds of places, and most of it stays as it is. */
const frozenValues = new WeakSet<object>()

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !frozenValues.has(value)) {
    for (const item of Object.values(value)) frozen(item)
    frozenValues.add(Object.freeze(value))
  }
  return value
}

const copies = new WeakMap<object, unknown>()

/** A frozen copy, the same one each time. */
function copyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const copy = copies.get(value) ?? frozen(structuredClone(value))
  copies.set(value, copy)
  return copy
}

function deep(levels: number): unknown {
  return levels === 0 ? 'bottom' : { id: deep(levels - 1), data: [levels] }
}
