export const mostSeenEn = {
  title: 'Most seen pages',
  days: 'Seven days up to yesterday',
  none: 'No views counted yet.',
  views: (count: number, views: string) => `${views} ${count === 1 ? 'view' : 'views'}`,
  /** Against the seven days before; `size` is the difference without its sign. */
  change: (difference: number, size: string) =>
    difference === 0
      ? 'as many as the week before'
      : `${size} ${difference > 0 ? 'more' : 'fewer'} than the week before`,
}
