import type { SharpOptions } from 'sharp'

/** How pictures are read that may have been made to hurt: only what is whole, and never more than fits the memory. */
export const readingLimits: SharpOptions = { limitInputPixels: 40_000_000, failOn: 'error', pages: 1 }

/** Longest that one file may take to be made. */
export const maxSeconds = 15
