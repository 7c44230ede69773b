// `npm run audit`: is it safe, and can everyone use it?
import { auditAnnouncements } from './audit/announcements.ts'
import { auditAxe } from './audit/axe.ts'
import { auditColour } from './audit/colour.ts'
import { auditEveryScreen } from './audit/every-screen.ts'
import { auditPart } from './audit/finding.ts'
import { auditKeyboard } from './audit/keyboard.ts'
import { auditJourneys, auditNoScript } from './audit/make-journeys.ts'
import { auditMotion } from './audit/motion.ts'
import { auditPlanted } from './audit/planted.ts'
import { accountsPart } from './audit/security/accounts.ts'
import { connectionsPart } from './audit/security/connections.ts'
import { contentPart } from './audit/security/content.ts'
import { headersPart } from './audit/security/headers.ts'
import { packagesPart } from './audit/security/packages.ts'
import { policyPart } from './audit/security/policy-walk.ts'
import { requestsPart } from './audit/security/requests.ts'
import { runReport } from './reports/report.ts'

await runReport('audit', {
  axe: auditPart('axe', 'axe-core in three widths, light, dark and in forced colours.', auditAxe),
  keyboard: auditPart('Tab', 'Every screen, English at 1280 px and Spanish at 360 px.', auditKeyboard),
  journeys: auditPart('journeys by keyboard', 'What people come for, without mouse or touch.', auditJourneys),
  'no-script': auditPart('journeys without script', 'The same journeys, by keyboard too.', auditNoScript),
  screens: auditPart(
    'every screen',
    'Targets at 360 and 1280 px; languages by small words and the words of the site; text as people set it.',
    auditEveryScreen,
  ),
  motion: auditPart('motion', 'Every screen for 20 s by its own clock.', auditMotion),
  announcements: auditPart('announcements', 'Live regions and focus after an act.', auditAnnouncements),
  colour: auditPart(
    'colour',
    'Two of a kind in different states, in their lines, weight and words.',
    auditColour,
  ),
  planted: { title: 'planted faults', run: auditPlanted },
  headers: headersPart,
  policy: policyPart,
  requests: requestsPart,
  connections: connectionsPart,
  content: contentPart,
  accounts: accountsPart,
  packages: packagesPart,
})
