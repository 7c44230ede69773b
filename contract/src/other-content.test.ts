import { resources } from './public-api/resources.ts'
import { describe, expect, it } from 'vitest'
import { decodeBanners } from './kinds/banner/response.ts'
import { decodeCategories } from './kinds/category/response.ts'
import { decodeHomepage } from './kinds/homepage/response.ts'
import { decodePointsOfInterest } from './kinds/point-of-interest/response.ts'
import { decodeSocial } from './kinds/social-post/response.ts'
import * as content from './testing/content-examples.ts'
import { context } from './testing/decoders.ts'
import { otherPlatformSocial } from './testing/other-platform-responses.ts'
import * as place from './testing/place-examples.ts'

describe('categories', () => {
  it.each([
    [4, '4'],
    ['4', '4'],
    [null, undefined],
    [0, undefined],
    ['', undefined],
    [false, undefined],
  ])('with the parent %j belong to %j', (parent, parentId) => {
    const [category] = decodeCategories(
      [{ ...place.categoryExample, parent_category_id: parent }],
      context,
    ).value
    expect(category?.parentId).toBe(parentId)
  })
})

describe('galleries and banners', () => {
  it('read their pictures in order and leave out items without one', () => {
    const [item] = content.bannerExample.gallery_items
    const items = [
      { ...item, id: 3, position: 2 },
      { ...item, id: 1, position: 1 },
      { ...item, id: 9, image_url: 'missing.png' },
      { ...item, id: null, position: null, url: '' },
    ]
    const { value, faults } = decodeBanners([{ name: ' Hours Banner ', gallery_items: items }], context)
    expect(value[0]?.name).toBe('Hours Banner')
    expect(value[0]?.items.map(({ id, link }) => [id, link?.kind])).toEqual([
      ['1', 'page'],
      ['3', 'page'],
      ['item-4', undefined],
    ])
    expect(faults).toEqual([
      { item: 'banners #1', message: 'gallery_items #3 (id 9): has no picture; left out' },
    ])
  })

  it('read the pictures of other platforms', () => {
    const otherRow = {
      id: 1,
      slug: 'a',
      name: 'A',
      images: [{ id: 5, image_url: '//c.example/a.png', caption: 'One' }],
    }
    expect(resources.galleries.decode([otherRow], context).value[0]?.items).toEqual([
      {
        id: '5',
        description: 'One',
        picture: { url: 'https://c.example/a.png' },
        position: 0,
        period: {},
        untranslated: [],
      },
    ])
  })
})

describe('the home page', () => {
  it('has each featured promotion once', () => {
    const { value } = decodeHomepage(content.homepageExample, context)
    expect(value.featuredPromotions.map(({ id }) => id)).toEqual(['71'])
    expect(value.featuredEvents.map(({ id }) => id)).toEqual(['51'])
    expect(value.featuredStores.map(({ id }) => id)).toEqual(['31'])
    expect(value).toMatchObject({ welcomeMessage: 'Good to see you', callout: 'Come in from the rain' })
  })

  it.each([null, {}, { banners: null }])('may be empty: %j', (response) => {
    expect(decodeHomepage(response, context).value).toEqual({
      banners: [],
      featuredPromotions: [],
      featuredEvents: [],
      featuredStores: [],
    })
  })
})

describe('popups', () => {
  it('show a picture that may lead somewhere', () => {
    expect(
      resources.popups.decode([content.popupExample, { id: 2, slug: 'b', name: 'B' }], context),
    ).toMatchObject({
      value: [{ id: '97', link: { kind: 'page', path: '/events-and-news/lantern-walk' } }],
      faults: [{ item: 'popups #2 (id 2)', message: 'has no picture; left out' }],
    })
  })

  it('have a period', () => {
    const dated = { ...content.popupExample, start_date: '2026-11-20', end_date: '2026-11-22' }
    const [popup] = resources.popups.decode([dated], context).value
    expect(popup?.period).toEqual({
      start: Date.parse('2026-11-20T04:00:00Z'),
      overAt: Date.parse('2026-11-23T04:00:00Z'),
    })
    const undated = { ...content.popupExample, start_date: undefined, end_date: null }
    expect(resources.popups.decode([undated], context).value[0]?.period).toEqual({})
  })
})

describe('posts on social networks', () => {
  it('read a response of our own platform', () => {
    expect(decodeSocial(content.socialExample, context).value).toEqual([
      {
        id: 'Instagram-gull-on-the-sign',
        network: 'Instagram',
        url: 'https://social.example/p/gull-on-the-sign',
        picture: {
          url: 'https://platform.example/media/4f2a/lantern-walk.svg',
          alt: 'A gull on the sign',
          width: 1200,
          height: 800,
          focalPoint: { x: 0.5, y: 0 },
        },
        caption: 'He has opinions about the new sign.',
        account: 'tidewaterarcade',
        isVideo: false,
        postedAt: 1_794_000_000_000,
        untranslated: [],
      },
    ])
  })

  it('may lack a caption, and are left out without a picture', () => {
    const { value, faults } = decodeSocial(otherPlatformSocial, context)
    expect(value).toMatchObject([
      {
        id: 'Instagram-1790_44',
        picture: { url: 'https://cdn.example/std.jpg' },
        postedAt: 1_600_000_000_000,
      },
    ])
    expect(value[0]).not.toHaveProperty('caption')
    expect(faults.map(({ message }) => message)).toEqual([
      'Instagram #2 (id 1790_45): has no picture; left out',
    ])
  })

  it.each([null, {}, { social: null }, { social: {} }, { social: { instagram: null } }, { data: {} }])(
    'may be none at all: %j',
    (response) => {
      expect(decodeSocial(response, context)).toEqual({ value: [], faults: [] })
    },
  )

  it('have each post once, with web links only', () => {
    const post = {
      id: 7,
      link: 'javascript:alert(1)',
      caption: 'One',
      image_url: '/a.jpg',
      created_time: 'now',
    }
    const { value } = decodeSocial({ data: { social: { 'tik tok': [post, post] } } }, context)
    expect(value).toEqual([
      {
        id: 'TikTok-7',
        network: 'TikTok',
        picture: { url: 'https://platform.example/a.jpg' },
        caption: 'One',
        isVideo: false,
        untranslated: [],
      },
    ])
  })
})

describe('contests', () => {
  it('have a flag for entries with a photo', () => {
    expect(resources.contests.decode([content.contestExample], context).value[0]).toMatchObject({
      asksForPhoto: true,
      rules: '<ol><li>One entry each.</li></ol>',
      summary: 'Any gull.',
    })
  })
})

describe('blogs', () => {
  it('read their posts with unique slugs', () => {
    const [post] = content.blogExample.posts
    const blog = {
      ...content.blogExample,
      posts: [post, { ...post, id: 63 }, { ...post, id: 64, slug: 'x', title: null }],
    }
    const { value, faults } = resources.blogs.decode([blog], context)
    expect(value[0]?.description).toBe('What we see from the window')
    expect(value[0]?.posts.map(({ slug }) => slug)).toEqual(['how-to-wax-a-coat', 'how-to-wax-a-coat-63'])
    expect(value[0]?.posts[0]).toMatchObject({
      name: 'How to wax a coat',
      summary: 'A tin, a rag, an hour.',
      body: '<p>Warm the tin first.</p>',
      author: 'Odile',
      publishedAt: Date.parse('2026-10-30T03:00:00Z'),
      categories: ['Care'],
      tags: ['coats'],
    })
    expect(faults.map(({ message }) => message)).toEqual([
      'posts #3 (id 64): has no name; left out',
      'posts (id 63): has the slug of an earlier one; its id was appended',
    ])
  })

  it.each([
    ['<p>Warm the tin.</p><p>Then wax.</p>', 'Warm the tin. Then wax.'],
    ['<img src="/a.png">', undefined],
    [null, undefined],
  ])('summarize a post by its text alone: %j', (html, summary) => {
    const posts = content.blogExample.posts.map((post) => ({
      ...post,
      body: null,
      html_body: html,
      body_short: null,
    }))
    const { value } = resources.blogs.decode([{ ...content.blogExample, posts }], context)
    expect(value[0]?.posts[0]?.summary).toBe(summary)
  })
})

describe('points of interest', () => {
  it('read groups, places and their pictures, and make an address of a name', () => {
    const otherRow = {
      pois: [
        {
          name: 'Lifts',
          locations: [
            {
              name: 'Lift North',
              items: [{ name: 'Button', images: ['/a.png', { url: '//c.example/b.png' }, 'missing'] }],
            },
          ],
        },
      ],
    }
    expect(decodePointsOfInterest(otherRow, context).value).toEqual([
      {
        name: 'Lifts',
        locations: [
          {
            name: 'Lift North',
            slug: 'lift-north',
            isTemporarilyClosed: false,
            items: [
              {
                name: 'Button',
                pictures: [{ url: 'https://platform.example/a.png' }, { url: 'https://c.example/b.png' }],
              },
            ],
          },
        ],
      },
    ])
    expect(decodePointsOfInterest([place.pointOfInterestExample], context).faults).toEqual([])
  })

  it('read until when a place is closed, why, and whether that is confirmed', () => {
    const closed = { name: 'Lift', is_temporarily_closed: true }
    const row = (more: object) => ({ name: 'Lifts', locations: [{ ...closed, ...more }] })
    const closureOf = (more: object) =>
      decodePointsOfInterest([row(more)], context).value[0]?.locations[0]?.closure
    const known = {
      closed_until: '2026-11-23T03:59:59Z',
      closed_why: 'New ropes',
      is_closure_confirmed: true,
    }
    const until = Date.parse('2026-11-23T04:00:00Z')
    expect(closureOf(known)).toEqual({ until, why: 'New ropes', isUnconfirmed: false })
    expect(closureOf({ closed_until: '2026-11-22T22:00:00.000Z' })).toEqual({
      until: Date.parse('2026-11-22T22:00:00Z'),
      isUnconfirmed: false,
    })
    expect(closureOf({ is_closure_confirmed: false })).toEqual({ isUnconfirmed: true })
    expect(closureOf({ closed_until: null, is_closure_confirmed: true })).toBeUndefined()
    expect(closureOf({ ...known, is_temporarily_closed: false })).toBeUndefined()
  })

  it.each([
    [true, true],
    ['true', true],
    [false, false],
    ['null', false],
    [null, false],
    [undefined, false],
  ])('with the flag %j are closed: %j', (flag, isTemporarilyClosed) => {
    const lifts = { name: 'Lifts', locations: [{ name: 'Lift North', is_temporarily_closed: flag }] }
    const [group] = decodePointsOfInterest([lifts], context).value
    expect(group?.locations).toMatchObject([{ slug: 'lift-north', isTemporarilyClosed }])
  })
})
