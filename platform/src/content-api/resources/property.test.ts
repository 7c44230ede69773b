import { propertySchema } from '@promenade/contract/kinds/property/response'
import { describe, expect, it } from 'vitest'
import { usePlatform } from '../../testing/test-platform.ts'

describe('property', () => {
  const platform = usePlatform()

  it('sends the centre at its address with and without a slash', async () => {
    const response = propertySchema.parse(await platform.json(''))
    expect(response).toMatchObject({
      id: 1,
      name: 'Little Harbour',
      time_zone: 'America/Halifax',
      address2: null,
    })
    expect(response.social_links).toMatchObject([{ social_type: 'Instagram' }])
    expect(await platform.json('/')).toEqual(response)
  })

  it('lists the untranslated texts of the alert', async () => {
    const response = propertySchema.parse(await platform.json('?locale=es'))
    expect(response.alert_title).toBe('Escaleras mojadas')
    expect(response.alert_message).toContain('lift')
    expect(response.untranslated_fields).toEqual(['alert_message'])
  })
})
