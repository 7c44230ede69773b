import { describe, expect, it } from 'vitest'
import { decodeProperty } from './response.ts'
import { context } from '../../testing/decoders.ts'
import { otherPlatformProperty } from '../../testing/other-platform-responses.ts'
import { propertyExample } from '../../testing/place-examples.ts'

describe('decodeProperty', () => {
  it('reads a response of our own platform', () => {
    expect(decodeProperty(propertyExample, context).value).toEqual({
      id: '1',
      name: 'Tidewater Arcade',
      address: {
        street: '12 Ropewalk Lane',
        city: 'Halifax',
        region: 'Nova Scotia',
        postalCode: 'B3J 0A1',
        country: 'Canada',
      },
      phone: '902-555-0142',
      email: 'hello@tidewater.example',
      url: 'https://tidewater.example',
      timeZone: 'America/Halifax',
      socialLinks: [{ network: 'Instagram', url: 'https://www.instagram.com/tidewaterarcade' }],
      alert: {
        untranslated: [],
        look: 'warning',
        title: 'North stairs closed',
        message: '<p>Please use the <a href="/map">lifts by the fountain</a>.</p>',
      },
      latitude: 44.6488,
      longitude: -63.5752,
    })
  })

  it('lists the English texts of its alert in Spanish', () => {
    const response = { ...propertyExample, untranslated_fields: ['alert_message', 'address1'] }
    expect(decodeProperty(response, { ...context, locale: 'es' }).value.alert?.untranslated).toEqual([
      'message',
    ])
    expect(decodeProperty(response, context).value.alert?.untranslated).toEqual([])
  })

  it('reads a property of another platform', () => {
    const { value, faults } = decodeProperty(otherPlatformProperty, context)
    expect(faults).toEqual([])
    expect(value).toEqual({
      id: '655',
      name: 'Larchgate',
      mapPicture: {
        url: 'https://platform.example/system/properties/svgmaps/000/000/056/original/Larchgate.svg',
        width: 1600,
        height: 900,
      },
      address: {
        street: '8 Larch Street',
        city: 'Springwater',
        region: 'WA',
        postalCode: '98000',
        country: 'US',
      },
      url: 'https://larchgate.example',
      timeZone: 'America/Los_Angeles',
      socialLinks: [
        { network: 'TikTok', url: 'https://www.tiktok.com/@larchgate' },
        { network: 'Instagram', url: 'https://www.instagram.com/larchgate' },
      ],
    })
  })

  it('reads the IANA name from timezone_moment', () => {
    const zones = { time_zone: 'Atlantic Time (Canada)', timezone_moment: 'America/Toronto' }
    expect(decodeProperty({ ...propertyExample, ...zones }, context).value.timeZone).toBe('America/Toronto')
  })

  it.each(['Mars/Olympus', null, 7, '-05:00'])('falls back to UTC with a fault for the zone %j', (zone) => {
    const { value, faults } = decodeProperty({ ...propertyExample, time_zone: zone }, context)
    expect(value.timeZone).toBe('UTC')
    expect(faults).toEqual([{ item: 'property', message: 'time_zone is not a time zone; UTC is used' }])
  })

  it('uses the fallback zone only without a valid zone', () => {
    const inToronto = { ...context, fallbackZone: 'America/Toronto' }
    const without = decodeProperty({ ...propertyExample, time_zone: null }, inToronto)
    expect([without.value.timeZone, without.faults]).toEqual(['America/Toronto', []])
    expect(decodeProperty(propertyExample, inToronto).value.timeZone).toBe(propertyExample.time_zone)
  })

  it.each([
    ['none', 'A', undefined],
    [null, 'A', undefined],
    ['', 'A', undefined],
    ['warning', null, undefined],
    ['warning', '<p><br></p>', undefined],
    ['warning', 'A', 'warning'],
    ['Danger', 'A', 'danger'],
    ['promo', 'A', 'neutral'],
  ])('shows an alert of type %j with the message %j as %j', (type, message, look) => {
    const response = {
      ...propertyExample,
      alert_display_type: type,
      alert_title: null,
      alert_message: message,
    }
    expect(decodeProperty(response, context).value.alert?.look).toBe(look)
  })

  it.each([null, '', '<p></p>', '<p>&nbsp;</p>'])(
    'shows no alert of a title with the message %j',
    (message) => {
      const response = { ...propertyExample, alert_title: 'North stairs closed', alert_message: message }
      expect(decodeProperty(response, context).value.alert).toBeUndefined()
    },
  )

  it.each([
    ['44.5', '-63', { latitude: 44.5, longitude: -63 }],
    [0, -63, { latitude: 0, longitude: -63 }],
    [44.5, 0, { latitude: 44.5, longitude: 0 }],
    [90, 180, { latitude: 90, longitude: 180 }],
    [-90, -180, { latitude: -90, longitude: -180 }],
    [44.5, null, {}],
    [null, -63, {}],
    [0, 0, {}],
    [91, 0, {}],
    [-91, 0, {}],
    [44.5, 181, {}],
    [44.5, -181, {}],
  ])('has both coordinates or none: %j and %j', (latitude, longitude, place) => {
    const { value } = decodeProperty({ ...propertyExample, latitude, longitude }, context)
    const read = { latitude: value.latitude, longitude: value.longitude }
    expect(read).toEqual({ latitude: undefined, longitude: undefined, ...place })
  })
})
