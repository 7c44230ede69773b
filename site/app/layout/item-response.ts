import { data } from 'react-router'

/** The data of an item's page: 404 for an unknown item, 410 for one that is over. Throws the 404. */
export function itemResponse<Screen extends { over: string | undefined }>(screen: Screen | undefined) {
  return data(found(screen), { status: screen?.over === undefined ? 200 : 410 })
}

/** Throws a 404 for an unknown item. */
export function found<Screen>(screen: Screen | undefined): Screen {
  if (screen === undefined) throw data(null, { status: 404 })
  return screen
}
