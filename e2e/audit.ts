// `npm run audit`: is it safe, and can everyone use it?
import { auditAnnouncements } from './accessibility/announcements.ts'
import { auditAxe } from './accessibility/axe.ts'
import { auditColour } from './accessibility/colour.ts'
import { auditEveryScreen } from './accessibility/every-screen.ts'
import { auditPart, type Finding } from './accessibility/finding.ts'
import { imagePart } from './security/image/image.ts'
import { auditKeyboard } from './accessibility/keyboard.ts'
import { auditJourneys, auditNoScript } from './accessibility/make-journeys.ts'
import { auditMotion } from './accessibility/motion.ts'
import { auditPlanted } from './accessibility/planted.ts'
import { accountsPart } from './security/accounts.ts'
import { connectionsPart } from './security/connections.ts'
import { contentPart } from './security/content.ts'
import { headersPart } from './security/headers.ts'
import { packagesPart } from './security/packages.ts'
import { policyPart } from './security/policy-walk.ts'
import { requestsPart } from './security/requests.ts'
import { type Part, runReport } from './support/reports/report.ts'

await runReport('audit', {
  axe: forEveryone('axe', 'axe-core in three widths, light, dark and in forced colours.', auditAxe),
  keyboard: forEveryone('Tab', 'Every screen, English at 1280 px and Spanish at 360 px.', auditKeyboard),
  journeys: forEveryone(
    'journeys by keyboard',
    'What people come for, without mouse or touch.',
    auditJourneys,
  ),
  'no-script': forEveryone('journeys without script', 'The same journeys, by keyboard too.', auditNoScript),
  screens: forEveryone(
    'every screen',
    'Targets at 360 and 1280 px; languages by small words and the words of the site; text as people set it.',
    auditEveryScreen,
  ),
  motion: forEveryone('motion', 'Every screen for 20 s by its own clock.', auditMotion),
  announcements: forEveryone('announcements', 'Live regions and focus after an act.', auditAnnouncements),
  colour: forEveryone(
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
  image: imagePart,
})

function forEveryone(title: string, how: string, run: () => Promise<readonly Finding[]>): Part {
  return auditPart(title, { table: `For everyone: ${title}`, how }, run)
}
