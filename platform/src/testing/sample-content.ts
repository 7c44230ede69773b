import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A Friday, 11:00 in Halifax. */
export const friday = new Date('2026-11-20T15:00:00.000Z')

/** Texts by path below the content folder; paths that begin with `../pictures/` lie beside it. Undefined: no such file. */
export type Files = Readonly<Record<string, string | undefined>>

/** Writes the sample content with some changed files, and returns its folder. */
export async function writeContentFolder(
  changes: Files = {},
): Promise<{ path: string; remove(): Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'promenade-content-'))
  const path = join(root, 'content')
  await mkdir(path)
  for (const [file, text] of Object.entries({ ...sampleFiles, ...changes })) {
    if (text === undefined) continue
    await mkdir(dirname(join(path, file)), { recursive: true })
    await writeFile(join(path, file), text)
  }
  return { path, remove: () => rm(root, { recursive: true, force: true }) }
}

export function svg(width: number, height: number, fill = '#123456'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect fill="${fill}"/></svg>`
}

/** A file beside the sample content: an event of every Tuesday. */
export const recurringEvent: Files = {
  'events/yoga.yaml': `
name: Yoga
description: <p>Bring a mat.</p>
start: tuesday 07:30
end: tuesday 08:30
show_times: true
repeats: { every: week }
`,
}

/** The mandatory fields of a property. */
export function propertyFile(id: number, name: string): string {
  return `id: ${id}
name: ${name}
address1: A
city: B
province_state: C
country: D
postal_code: E
time_zone: America/Halifax
`
}

/** A small mall with records of every kind; some Spanish texts are missing on purpose. */
export const sampleFiles: Readonly<Record<string, string>> = {
  '../pictures/logos/net-works.svg': svg(300, 100, '#111111'),
  '../pictures/scenes/pier.svg': svg(1200, 900, '#222222'),
  '../pictures/scenes/gulls.svg': svg(800, 600, '#333333'),
  'property.yaml': `
id: 1
name: Little Harbour
address1: 2 Slip Street
city: Port Small
province_state: Nova Scotia
country: Canada
postal_code: B0B 0B0
url: https://littleharbour.example
time_zone: America/Halifax
phone: 902-555-0190
social_links:
  - { network: Instagram, url: https://social.example/littleharbour }
alert:
  type: warning
  title: { en: Wet stairs, es: Escaleras mojadas }
  message: { en: <p>Take the <a href="/map">lift</a>.</p> }
`,
  'hours.yaml': `
regular: { monday: "10:00-20:00", tuesday: "10:00-20:00", wednesday: "10:00-20:00", thursday: "10:00-21:00", friday: "9:00-2:00", saturday: 24h, sunday: closed }
holidays:
  - { name: { en: Christmas Day, es: Navidad }, date: "12-25", hours: closed }
  - { name: Boxing Week, date: "12-27", until: "12-30", hours: "9:00-21:00" }
calm:
  - { days: [tuesday, thursday], hours: "10:00-12:00", note: { en: No music, es: Sin música } }
  - { days: [sunday], hours: "18:00-19:30", note: { en: Low lights } }
extra: { en: <p>Cafés open earlier.</p>, es: <p>Los cafés abren antes.</p> }
`,
  'categories.yaml': `
- slug: retail
  name: { en: Stores, es: Tiendas }
  children:
    - { slug: fishing, name: { en: Fishing, es: Pesca } }
    - { slug: books, name: { en: Books } }
- slug: services
  name: { en: Services, es: Servicios }
`,
  'stores/net-works.yaml': `
name: Net Works
categories: [fishing, books]
unit: 12
level: 1
logo: { path: logos/net-works.svg, alt: { en: Net Works, es: Net Works } }
store_front: { path: scenes/pier.svg, alt: { en: A pier } }
summary: { en: Nets and knots, es: Redes y nudos }
description:
  en: |
    <p>Nets for <strong>herring</strong> &amp; hammocks.</p><p>Ask for <a href="/promotions/half-price-nets">the offer</a>.</p>
phone: 902-555-0191
website: https://net-works.example
email: net@net-works.example
social_links:
  - { network: Facebook, url: https://social.example/net-works }
tags: { en: [nets, rope], es: [redes] }
flags: [new]
hours:
  regular: { monday: closed, friday: "8:00-12:00" }
  calm: [{ days: [friday], hours: "8:00-9:00" }]
  holidays:
    - { name: { en: Christmas Day, es: Navidad }, date: "12-25", hours: closed }
  extra: { en: <p>Ring the bell.</p> }
products: { en: <p>Twine.</p>, es: <p>Hilo.</p> }
`,
  'stores/quiet-corner.yaml': `
name: { en: Quiet Corner, es: Rincón Callado }
categories: [services]
flags: [coming]
show_from: friday+3d
free_form_hours: { en: <p>By appointment.</p>, es: <p>Con cita.</p> }
`,
  'promotions/half-price-nets.yaml': `
name: { en: Half-price nets, es: Redes a mitad de precio }
store: net-works
picture: { path: scenes/gulls.svg, alt: { en: Gulls, es: Gaviotas } }
description: { en: "<p>All nets.</p>" }
start: friday-2d
end: friday+2d
featured: true
tags: { en: [nets] }
`,
  'promotions/parking.yaml': `
name: { en: Free parking, es: Estacionamiento gratis }
description: { en: <p>Every evening.</p>, es: <p>Cada noche.</p> }
start: friday-30d
home_position: 5
`,
  'promotions/secret.yaml': `
name: Secret
description: <p>Not yet.</p>
start: friday
draft: true
`,
  'coupons/two-hooks.yaml': `
name: { en: Two hooks for one, es: Dos anzuelos por uno }
store: net-works
description: <p>Hooks.</p>
start: friday
end: friday+30d
code: HOOK2
`,
  'events/market.yaml': `
name: { en: Fish market, es: Mercado de pescado }
subtitle: { en: Early, es: Temprano }
picture: { path: scenes/pier.svg, alt: { en: A pier, es: Un muelle } }
description: { en: <p>Come early.</p>, es: <p>Llega temprano.</p> }
start: saturday 08:15
end: saturday 11:00
show_times: true
place: { en: Ferry Door }
link: /hours
`,
  'events/concert.yaml': `
name: Concert
store: net-works
description: <p>Fiddles.</p>
start: friday+20d 19:00
show_from: friday+10d
show_times: true
`,
  'news/new-roof.yaml': `
name: { en: New roof, es: Techo nuevo }
description: <p>Dry at last.</p>
start: friday-5d 09:00
show_times: false
`,
  'news/old-roof.yaml': `
name: Old roof
description: <p>It leaks.</p>
start: friday-50d 09:00
show_times: false
`,
  'jobs/net-mender.yaml': `
name: { en: Net mender, es: Quien remienda redes }
store: net-works
description: <p>Patience.</p>
job_type: Part Time
start: friday-1d
end: friday+14d
contact_email: jobs@net-works.example
`,
  'contests/name-the-gull.yaml': `
name: { en: Name the gull, es: Ponle nombre a la gaviota }
picture: { path: scenes/gulls.svg, alt: { en: Gulls, es: Gaviotas } }
description: <p>One name each.</p>
rules: { en: <p>Be kind.</p> }
start: friday-1d
end: friday+9d
photo: true
`,
  'blogs/log/blog.yaml': `
name: { en: Log, es: Bitácora }
`,
  'blogs/log/first-entry.yaml': `
title: { en: First entry, es: Primera entrada }
picture: { path: scenes/pier.svg, alt: { en: A pier } }
summary: { en: How it began, es: Cómo empezó }
body: { en: <p>It <em>began</em>.</p><p>Then it rained.</p> }
author: Ada Quill
published: friday-7d
tags: { en: [history], es: [historia] }
`,
  'blogs/log/second-entry.yaml': `
title: Second entry
summary: To come
body: <p>Later.</p>
published: friday+7d
`,
  'galleries/harbour.yaml': `
name: { en: Harbour, es: Puerto }
items:
  - { path: scenes/pier.svg, alt: { en: A pier, es: Un muelle }, caption: { en: Morning } }
  - { path: scenes/gulls.svg, alt: { en: Gulls, es: Gaviotas } }
`,
  'banners.yaml': `
- name: Home Banner
  items:
    - picture: { path: scenes/pier.svg, alt: { en: A pier, es: Un muelle } }
      heading: { en: Hello, es: Hola }
      link: /stores
    - picture: { path: scenes/gulls.svg, alt: { en: Gulls } }
      start: friday+1d
- name: Hours Banner
  items:
    - picture: { path: scenes/gulls.svg, alt: { en: Gulls, es: Gaviotas } }
      end: friday-1d
`,
  'homepage.yaml': `
featured_promotions: [half-price-nets, secret]
featured_events: [market]
featured_stores: [net-works, quiet-corner]
welcome_message: { en: Welcome, es: Te damos la bienvenida }
`,
  'pages/about.yaml': `
title: { en: About, es: Quiénes somos }
banner: { path: scenes/pier.svg, alt: { en: A pier, es: Un muelle } }
body: { en: <p>A harbour.</p>, es: <p>Un puerto.</p> }
subpages:
  - { title: { en: Desk }, body: <p>902-555-0190</p> }
galleries: [harbour]
`,
  'popups/lanterns.yaml': `
name: { en: Lanterns, es: Faroles }
picture: { path: scenes/gulls.svg, alt: { en: Gulls, es: Gaviotas } }
link: /events-and-news/market
start: friday-1d
end: friday+1d
`,
  'social.yaml': `
- slug: first-frost
  network: instagram
  picture: { path: scenes/pier.svg, alt: { en: Frost on the pier } }
  posted: friday-5d 08:00
- slug: nets-at-noon
  network: instagram
  link: https://social.example/p/nets
  video: true
  picture: { path: scenes/gulls.svg, alt: { en: Gulls, es: Gaviotas } }
  caption: { en: Nets in the sun, es: Redes al sol }
  account: littleharbour
  posted: friday-1d 12:00
- slug: the-crane
  network: facebook
  picture: { path: scenes/pier.svg, alt: { en: A crane, es: Una grúa } }
  caption: { en: It still turns. }
  posted: friday-9d 12:00
`,
  'points-of-interest/washrooms.yaml': `
name: { en: Washrooms, es: Baños }
locations:
  - slug: washroom-north
    name: { en: North, es: Norte }
    level: 1
    atmosphere: quiet
    description: { en: <p>By the lift.</p> }
    items:
      - { name: { en: Change table, es: Cambiador } }
  - slug: washroom-south
    name: { en: South, es: Sur }
    closed: true
`,
  'meta-data.yaml': `
- path: /hours
  title: { en: Opening hours, es: Horario }
  description: { en: When we are open }
  picture: { path: scenes/pier.svg, alt: { en: The pier, es: El muelle } }
`,
}
