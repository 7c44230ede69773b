import { expect, it } from 'vitest'
import { boundsOf } from '../testing/schema-bounds.ts'
import { endpoints } from './endpoints.ts'

/** Calls of a visitor who is logged in. */
const personal = [
  'get_profile',
  'update_profile',
  'get_favorites',
  'add_favorite',
  'remove_favorite',
  'merge_favorites',
  'log_out',
  'log_out_everywhere',
  'export_data',
  'delete_account',
]

it('needs a logged-in visitor for what is about that visitor alone', () => {
  const found = Object.entries(endpoints).filter(([, { isPersonal }]) => isPersonal)
  expect(found.map(([name]) => name)).toEqual(personal)
})

/** The bounds of what each call may say, in the words of `boundsOf`. */
const table: Readonly<Record<string, readonly string[]>> = {
  contact_message: ['site_origin ..300 characters', 'email ..254 characters', 'page ..300 characters'],
  visitor_report: ['site_origin ..300 characters', 'email ..254 characters', 'about ..220 characters'],
  site_findings: [
    'left_out ..50 items',
    'left_out[].resource ..40 characters',
    'left_out[].item 1..200 characters',
    'left_out[].message 1..200 characters',
    'empty_searches ..100 items',
    'empty_searches[].words ..40 characters',
  ],
  page_views: ['views 1..500 items', 'views[].path ..220 characters', 'views[].count over 0..1000000'],
  newsletter_signup: [
    'site_origin ..300 characters',
    'email ..254 characters',
    'consent.wording 1..2000 characters',
    'consent.page 1..300 characters',
  ],
  newsletter_confirm: ['site_origin ..300 characters'],
  contest_entry: [
    'site_origin ..300 characters',
    'contest ..200 characters',
    'email ..254 characters',
    'newsletter.wording 1..2000 characters',
    'newsletter.page 1..300 characters',
  ],
  request_login: ['email ..254 characters', 'site_origin ..300 characters'],
  update_profile: ['consent.wording 1..2000 characters', 'consent.page 1..300 characters'],
  add_favorite: ['id over 0..'],
  remove_favorite: ['id over 0..'],
  merge_favorites: ['favorites ..200 items', 'favorites[].id over 0..'],
}

it.each(Object.entries(endpoints))('bounds what %s takes', (name, { request }) => {
  expect(boundsOf(request)).toEqual(table[name] ?? [])
})
