import { otherPlatformProperty, otherPlatformStores, otherPlatformEvent } from './other-platform-responses.ts'

const day = (open: string, close: string) => (day_of_week: number) => ({
  id: day_of_week + 1,
  day_of_week,
  open_time: `2000-01-01T${open}:00Z`,
  close_time: `2000-01-02T${close}:00Z`,
  is_closed: null,
})

const schedule = {
  start_date: '2020-05-04T10:00:00.000Z',
  end_date: null,
  no_end_date: false,
  show_on_web_date: null,
}

/**
 * The responses of another platform for a whole mall, by path below the property; other paths are 404. It has few of
 * the pages that the menu of the specification leads to, and the mall's name before their slugs.
 */
export const otherPlatformMall: Readonly<Record<string, unknown>> = {
  '': otherPlatformProperty,
  'stores/list': otherPlatformStores,
  stores: otherPlatformStores,
  categories: [
    { id: 12, name: 'Dining', slug: 'dining', parent_category_id: null },
    { id: 13, name: 'Bakeries', slug: 'bakeries', parent_category_id: 12 },
  ],
  hours: {
    regular_hours: [0, 1, 2, 3, 4, 5, 6].map(day('18:00', '05:00')),
    holiday_hours: null,
    extra_hours: { extra_hours: '<p>Some stores open earlier.</p>' },
    todays_hours: null,
  },
  promotions: [
    {
      id: 71,
      slug: 'larchgate-two-loaves',
      name: 'Two loaves ',
      promotionable_type: 'Store',
      promotionable_id: 9001,
      description: '<p>For the price of one.</p>',
      image_url: null,
      ...schedule,
    },
    {
      id: 72,
      slug: 'of-nobody',
      name: 'Of nobody',
      promotionable_type: 'Store',
      promotionable_id: 1,
      ...schedule,
    },
  ],
  events: [otherPlatformEvent],
  news: [
    { ...otherPlatformEvent, id: 9, slug: 'larchgate-new-doors', name: 'New doors', api_resource: 'news' },
  ],
  jobs: [
    { id: 5, slug: 'larchgate-baker', name: 'Baker', jobable_type: 'Store', jobable_id: '9001', ...schedule },
  ],
  contests: [
    {
      id: 3,
      slug: 'win-a-kite',
      name: 'Win a kite',
      description: '<p>Fly it home.</p>',
      use_contest_image: false,
      ...schedule,
    },
  ],
  pages: [
    { id: 1, slug: 'larchgate-gift-cards', title: 'Gift cards', body: '<p>At the desk.</p>', subpages: null },
    { id: 2, slug: 'larchgate-contact-us', title: 'Contact', body: null, subpages: [] },
    { id: 4, slug: 'tenants', title: 'For tenants', body: '<p>Ask us.</p>' },
  ],
  banners: [{ name: 'Property Banner', gallery_items: [] }],
  galleries: [],
  homepage: { banners: [], featured_promotions: null },
  popups: [],
  blogs: [
    {
      id: 1,
      name: 'main',
      slug: 'larchgate-blog',
      posts: [
        { id: 8, slug: 'flour', title: 'Flour', body: 'About flour.', html_body: '<p>About flour.</p>' },
      ],
    },
  ],
  meta_data: {},
  site_map_data: { meta_data: [{ path: '/stores' }, { path: null }] },
}
