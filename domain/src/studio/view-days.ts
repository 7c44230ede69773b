/** Days that one figure of page views is about, today included. */
export const viewDays = 28
