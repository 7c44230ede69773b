/** Where a page tells the site's server that it was seen; the body is its path. */
export const seenPath = '/seen'
