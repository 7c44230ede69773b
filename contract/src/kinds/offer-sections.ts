/** The parts of the forms of promotions, coupons, events and news. */
export const offerSections = {
  what: ['name', 'subtitle', 'store', 'picture', 'description', 'code'],
  when: ['start', 'end', 'repeats', 'show_times', 'show_from'],
  where: ['place', 'featured', 'home_position', 'tags', 'link'],
} as const
