import { withMall } from './audited-mall.ts'
import { auditPart } from '../accessibility/finding.ts'
import { tryForgedForms } from './forged-forms.ts'
import { tryHostileBodies } from './hostile-bodies.ts'
import { tryHostileHeaders } from './hostile-headers.ts'
import { tryHostileTargets } from './hostile-targets.ts'
import { tryInjectedHeaders, tryRedirects } from './redirects.ts'

const how = 'Site and platform as two processes on the production build, asked over plain sockets.'

/** What somebody can put into a single request. */
export const requestsPart = auditPart('hostile requests', { table: 'What one request can do', how }, () =>
  withMall({}, async (mall) => [
    ...(await tryHostileHeaders(mall)),
    ...(await tryHostileTargets(mall)),
    ...(await tryRedirects(mall)),
    ...(await tryInjectedHeaders(mall)),
    ...(await tryForgedForms(mall)),
    ...(await tryHostileBodies(mall)),
  ]),
)
