import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Files, propertyFile, sampleFiles, svg, writeContentFolder } from '../testing/sample-content.ts'
import { checkContent } from './check-content.ts'
import { OperatorError } from '@promenade/process/operator-error'
import { readContentFolder } from './folder.ts'

describe('checkContent', () => {
  it('accepts the sample content', async () => {
    expect(await findFaults({})).toEqual([])
  })

  it('reports all faults of all files at once', async () => {
    const faults = await findFaults({
      'jobs/net-mender.yaml': 'name: Job\nstore: nobody\n',
      'popups/lanterns.yaml': 'name: Pop\npicture: { path: none.svg, alt: None }\n',
    })
    expect(faults).toEqual([
      'jobs/net-mender.yaml:1 description: is missing',
      'jobs/net-mender.yaml:1 job_type: must be one of: Full Time, Part Time, Part Time/Full Time, Seasonal',
      'jobs/net-mender.yaml:1 start: is missing',
      'jobs/net-mender.yaml:1 end: is missing',
      'jobs/net-mender.yaml:2 store: there is no store "nobody": stores/nobody.yaml is missing',
      expect.stringMatching(
        /^popups\/lanterns\.yaml:2 picture\.path: there is no picture "none\.svg" in \/.*\/pictures$/,
      ),
    ])
  })

  it('reports faults of the property together with all others', async () => {
    const files = {
      'property.yaml': propertyFile(0, 'X').replace('America/Halifax', 'America/Atlantis'),
      'categories.yaml': '- slug: fishing\n',
      'jobs/net-mender.yaml': job('start: friday\nend: friday-1d\nsalary: 12'),
    }
    expect(await findFaults(files)).toEqual([
      'categories.yaml:1 0.name: is missing',
      'jobs/net-mender.yaml:5 end: is before the start',
      'jobs/net-mender.yaml:6 salary: is not a known field: remove it, or use a name from docs/content-fields.md',
      'property.yaml:1 id: must be 1 or more',
      'property.yaml:8 time_zone: "America/Atlantis" is not a time zone such as America/Halifax',
    ])
  })

  it('reports a missing folder of pictures once', async () => {
    const files = Object.keys(sampleFiles).filter((file) => file.startsWith('../pictures/'))
    expect(await findFaults(Object.fromEntries(files.map((file) => [file, undefined])))).toEqual([
      expect.stringMatching(
        /^\.\.\/pictures is not a folder: the pictures of \d\d fields belong in \/.*\/pictures$/,
      ),
    ])
  })

  it('reports a folder of pictures among the content once', async () => {
    const picture = svg(10, 10)
    expect(await findFaults({ 'pictures/a.svg': picture, 'pictures/b.svg': picture })).toEqual([
      expect.stringMatching(/^pictures holds pictures \(2\), which belong in \/.*\/pictures$/),
    ])
  })

  it('accepts a folder that contains the content folder', async () => {
    const folder = await writeContentFolder()
    expect((await readContentFolder(join(folder.path, '..'))).path).toBe(await realpath(folder.path))
    await folder.remove()
  })

  it.each<[string, Files]>([
    [
      'fields that are left blank',
      { 'property.yaml': `${propertyFile(1, 'X')}phone:\nalert: { type: none, title: {}, message: {} }\n` },
    ],
    ['two stores in one unit', store('unit: "12"')],
    ['a level below ground', store('level: -2')],
  ])('accepts %s', async (_, files) => {
    expect(await findFaults(files)).toEqual([])
  })

  it.each<[string, Files, string]>([
    ['a key that is not known', store('colour: red'), 'stores/x.yaml:3 colour: is not a known field'],
    [
      'a text that is no text',
      store('phone: 9025550100'),
      'stores/x.yaml:3 phone: must be text (put quotes around it)',
    ],
    ['an empty text', store("summary: { en: ' ' }"), 'stores/x.yaml:3 summary.en: is empty'],
    ['a text without English', store('summary: { es: Hola }'), 'stores/x.yaml:3 summary.en: is missing'],
    [
      'a language that is not known',
      store('summary: { en: A, xx: B }'),
      'stores/x.yaml:3 summary.xx: is not a known field',
    ],
    ['YAML that is none', { 'stores/x.yaml': 'name: "X\n' }, 'stores/x.yaml:2 is not valid YAML'],
    ['a key written twice', store('name: Y'), 'stores/x.yaml:3 is not valid YAML: Map keys must be unique'],
    [
      'aliases that repeat each other until memory is full',
      { 'stores/x.yaml': aliasBomb },
      'stores/x.yaml has an alias (*name) that cannot be read: Excessive alias count',
    ],
    [
      'an alias of nothing',
      { 'stores/x.yaml': 'name: *nobody\n' },
      'stores/x.yaml has an alias (*name) that cannot be read: Unresolved alias',
    ],
    ['an empty file', { 'stores/x.yaml': '' }, 'stores/x.yaml:1 must be a group of fields'],
    [
      'a picture that is missing',
      store('logo: { path: no.svg, alt: X }'),
      'stores/x.yaml:3 logo.path: there is no picture "no.svg"',
    ],
    [
      'a picture outside the folder',
      store('logo: { path: ../content/x.svg, alt: X }'),
      'logo.path: there is no picture',
    ],
    [
      'a picture with a script',
      {
        ...store('logo: { path: bad.svg, alt: X }'),
        '../pictures/bad.svg': svg(1, 1).replace('<rect', '<script/><rect'),
      },
      'logo.path: the picture "bad.svg" is an SVG with scripts',
    ],
    [
      'a picture that is none',
      { ...store('logo: { path: bad.png, alt: X }'), '../pictures/bad.png': 'hello' },
      'logo.path: the picture "bad.png" is not a picture of its kind',
    ],
    [
      'a category that is missing',
      { 'stores/x.yaml': 'name: X\ncategories: [none]\n' },
      'stores/x.yaml:2 categories.0: there is no category "none"',
    ],
    [
      'no category',
      { 'stores/x.yaml': 'name: X\ncategories: []\n' },
      'stores/x.yaml:2 categories: names no category',
    ],
    [
      'a level that the site would not take',
      store('level: 1000'),
      'stores/x.yaml:3 level: must be from -20 to 200',
    ],
    [
      'a number that the database would not take',
      { 'events/x.yaml': `${event}home_position: 99999999999\n` },
      'events/x.yaml:5 home_position: must be a whole number of at most ten digits',
    ],
    [
      'stores without categories to name',
      { 'categories.yaml': undefined },
      'categories.yaml is missing: stores name categories of it',
    ],
    [
      'a flag that is not known',
      store('flags: [shiny]'),
      'flags.0: must be one of: new, coming, relocated, temporarily-closed',
    ],
    [
      'a place that is neither closed nor open',
      { 'points-of-interest/x.yaml': 'name: X\nlocations: [{ slug: x, name: X, closed: lift }]\n' },
      'points-of-interest/x.yaml:2 locations.0.closed: must be true or false',
    ],
    [
      'a web address that is none',
      store('website: example.com'),
      'website: must be an address that starts with https://',
    ],
    ['an e-mail address that is none', store('email: me@'), 'email: is not an e-mail address'],
    [
      'hours that are none',
      store('hours: { regular: { monday: "10-20" } }'),
      'hours.regular.monday: "10-20" is not a time span',
    ],
    [
      'a day that is none',
      store('hours: { regular: { moonday: closed } }'),
      'hours.regular.moonday: is not a known field',
    ],
    [
      'a holiday that is none',
      store('hours: { holidays: [{ name: X, date: 13-01, hours: closed }] }'),
      'hours.holidays.0.date: "13-01" is neither a yearly day',
    ],
    [
      'a link to no page',
      store('description: <p><a href="/stores/none">X</a></p>'),
      'description: "/stores/none" leads to no page of the site',
    ],
    [
      'a name that is only a tag',
      { 'stores/x.yaml': 'name: <Nova>\ncategories: [fishing]\n' },
      'has only tags',
    ],
    ['HTML that is not closed', store('description: <p>X'), 'description: <p> is not closed'],
    [
      'HTML that is not allowed',
      store('description: <iframe></iframe>'),
      'description: <iframe> is not allowed',
    ],
    [
      'a date that is none',
      { 'jobs/x.yaml': job('start: someday\nend: friday') },
      'jobs/x.yaml:4 start: "someday" is not a date',
    ],
    [
      'an end before the start',
      { 'jobs/x.yaml': job('start: friday\nend: friday-1d') },
      'jobs/x.yaml:5 end: is before the start',
    ],
    [
      'a slug of two events',
      { 'news/market.yaml': event },
      '"market" is also the slug of events/market.yaml',
    ],
    [
      'a slug of post and blog',
      { 'blogs/first-entry/blog.yaml': 'name: X\n' },
      '"first-entry" is also the slug of',
    ],
    [
      'a post without its blog',
      {
        'blogs/none/x.yaml': 'title: X\nsummary: X\nbody: <p>X</p>\npublished: friday\n',
      },
      'there is no blog "none": blogs/none/blog.yaml is missing',
    ],
    [
      'a coupon with the slug of a promotion',
      { 'coupons/parking.yaml': 'name: X\ndescription: <p>X</p>\nstart: friday\n' },
      '"parking" is also the slug of coupons/parking.yaml',
    ],
    [
      'a featured promotion that is missing',
      { 'homepage.yaml': 'featured_promotions: [none]\n' },
      'homepage.yaml:1 featured_promotions.0: there is no promotion "none"',
    ],
    [
      'a coupon featured as promotion',
      { 'homepage.yaml': 'featured_promotions: [two-hooks]\n' },
      'there is no promotion "two-hooks"',
    ],
    [
      'a record featured twice',
      { 'homepage.yaml': 'featured_stores: [net-works, net-works]\n' },
      'featured_stores.1: "net-works" is already in homepage.yaml',
    ],
    [
      'a category written twice',
      {
        'categories.yaml':
          '- { slug: fishing, name: A }\n- { slug: fishing, name: B }\n- { slug: books, name: C }\n- { slug: services, name: D }\n',
      },
      'categories.yaml:2 1.slug: "fishing" is already in categories.yaml',
    ],
    [
      'a gallery that is missing',
      { 'pages/x.yaml': 'title: X\nbody: <p>X</p>\ngalleries: [none]\n' },
      'galleries.0: there is no gallery "none"',
    ],
    [
      'a time zone that is none',
      { 'property.yaml': propertyFile(1, 'X').replace('America/Halifax', 'America/Atlantis') },
      'time_zone: "America/Atlantis" is not a time zone',
    ],
    ['no property', { 'property.yaml': undefined }, 'property.yaml is missing'],
    [
      'a file in a place that is not known',
      { 'shops/x.yaml': 'name: X\n' },
      'shops/x.yaml is not a known content file',
    ],
    [
      'a file name that is no slug',
      { 'stores/Net_Works.yaml': 'name: X\n' },
      'stores/Net_Works.yaml must be named with lower-case letters',
    ],
    ['another ending', { 'stores/x.yml': 'name: X\n' }, 'stores/x.yml must end in .yaml'],
  ])('reports %s', async (_, files, expected) => {
    const faults = await findFaults(files)
    expect(faults.join('\n')).toContain(expected)
  })
})

async function findFaults(files: Files): Promise<string[]> {
  const folder = await writeContentFolder(files)
  try {
    checkContent(await readContentFolder(folder.path), new Date('2026-11-20T15:00:00Z'))
    return []
  } catch (error) {
    // The last line says how many there are.
    if (error instanceof OperatorError) return error.message.split('\n').slice(0, -1)
    throw error
  } finally {
    await folder.remove()
  }
}

function store(line: string): Files {
  return { 'stores/x.yaml': `name: X\ncategories: [fishing]\n${line}\n` }
}

/** Nine YAML lists, each with ten aliases of the previous list. */
const aliasBomb = Array.from({ length: 9 }, (_, level) => {
  const items = Array.from({ length: 10 }, () => (level === 0 ? 'x' : `*l${level - 1}`))
  return `l${level}: &l${level} [${items.join(', ')}]\n`
}).join('')

function job(lines: string): string {
  return `name: X\ndescription: <p>X</p>\njob_type: Seasonal\n${lines}\n`
}

const event = 'name: X\ndescription: <p>X</p>\nstart: friday\nshow_times: false\n'
