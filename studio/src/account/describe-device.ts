import type { Messages } from '../messages/en.ts'

const browsers = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const

const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Chromebook', /CrOS/],
  ['Linux', /Linux/],
] as const

/** Describes a device by its user agent: `Chrome on Windows`. */
export function describeDevice(m: Messages, userAgent = navigator.userAgent): string {
  const browser = browsers.find(([, pattern]) => pattern.test(userAgent))?.[0]
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0]
  const { unknownDevice, deviceOn } = m.account.login
  if (browser !== undefined && system !== undefined) return deviceOn(browser, system)
  return browser ?? system ?? unknownDevice
}
