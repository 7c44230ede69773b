import type { SocialLinkWire } from '@promenade/contract/resources/property'
import type { Asked } from './asked.ts'

/** The links of all stores by store id; those of the centre have the key null. */
export async function listSocialLinks({
  database,
  property,
}: Asked): Promise<Map<number | null, SocialLinkWire[]>> {
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
