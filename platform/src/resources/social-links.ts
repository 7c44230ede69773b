import type { SocialLinkWire } from '@promenade/contract/resources/property'
import type { ResourceRequest } from './resource-request.ts'

/** The social links of all stores by store id; the key null has those of the centre. */
export async function listSocialLinks({
  database,
  property,
}: ResourceRequest): Promise<Map<number | null, SocialLinkWire[]>> {
  const rows = await database
    .selectFrom('social_link')
    .select(['id', 'store_id', 'network', 'url'])
    .where('property_id', '=', property.id)
    .orderBy('position')
    .execute()
  const byStore = Map.groupBy(rows, (row) => row.store_id)
  return new Map([...byStore].map(([storeId, links]) => [storeId, links.map(encode)]))
}

function encode({ id, network, url }: { id: number; network: string; url: string }): SocialLinkWire {
  return { id, social_type: network, url, callout: null }
}
