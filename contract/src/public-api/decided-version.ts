/**
 * The header with the content version of the last act of staff, on every response of a property's resources. A list that
 * is suddenly empty is meant to be when it comes with a later version than the copy before.
 */
export const decidedVersionHeader = 'X-Decided-Version'
