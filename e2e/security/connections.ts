import { withMall } from './audited-mall.ts'
import { auditPart } from '../accessibility/finding.ts'
import { trySlowClients } from './slow-clients.ts'
import { trySmuggling } from './smuggling.ts'

const how = 'Bytes over plain sockets to both processes; answers are counted as they come on one connection.'

/** What somebody can do with a connection. */
export const connectionsPart = auditPart(
  'hostile connections',
  { table: 'What one connection can do', how },
  () => withMall({}, async (mall) => [...(await trySmuggling(mall)), ...(await trySlowClients(mall))]),
)
