import { propertyWire } from '@promenade/contract/resources/property'
import { describe, expect, it } from 'vitest'
import { usePlatform } from '../../testing/test-platform.ts'

describe('property', () => {
  const platform = usePlatform()

  it('answers the centre at its address with and without a slash', async () => {
    const answer = propertyWire.parse(await platform.json(''))
    expect(answer).toMatchObject({
      id: 1,
      name: 'Little Harbour',
      time_zone: 'America/Halifax',
      address2: null,
    })
    expect(answer.social_links).toMatchObject([{ social_type: 'Instagram' }])
    expect(await platform.json('/')).toEqual(answer)
  })

  it('says which texts of the alert are not translated', async () => {
    const answer = propertyWire.parse(await platform.json('?locale=es'))
    expect(answer.alert_title).toBe('Escaleras mojadas')
    expect(answer.alert_message).toContain('lift')
    expect(answer.untranslated_fields).toEqual(['alert_message'])
  })
})
