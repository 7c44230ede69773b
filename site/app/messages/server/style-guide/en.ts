/** Texts of the style guide. */
export const styleGuide = {
  title: 'Style guide',
  intro: 'Every component of the site with its examples, colours and type.',
  colours: 'Colours',
  type: 'Type',
  openData: 'Open data',
  openDataIntro:
    'For other people’s programs: no key needed, from any site. Calendar and feeds are in Spanish with /es before their address.',
  openDataAt: {
    '/stores.json': 'Every store in both languages, with its place and its hours',
    '/stores.schema.json': 'What that file holds, as JSON Schema',
    '/events.ics': 'All coming events as a calendar',
    '/promotions.rss': 'Promotions and coupons',
    '/events-and-news.rss': 'Events and news',
    '/blogs.rss': 'Posts of all blogs',
  },
}
