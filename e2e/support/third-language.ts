import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceIn } from './project-copy.ts'

const english = "  en: async () => (await import('./en.ts')).en,\n"

/**
 * Adds French to a copy of the project: an entry in the list of languages, an incomplete dictionary, and an entry in each
 * list of dictionaries that the compiler names.
 */
export async function addFrench(folder: string): Promise<void> {
  const messages = join(folder, 'site', 'app', 'messages')
  await replaceIn(
    join(folder, 'domain/src/locale/languages.ts'),
    '] as const satisfies',
    `  {
    code: 'fr',
    iso: 'fr-CA',
    name: 'Français',
    direction: 'ltr',
    hour12: false,
    offer: { accept: 'Voir en français ?', decline: 'Non, merci' },
  },
] as const satisfies`,
  )
  await writeFile(join(messages, 'fr.ts'), dictionary)
  const loaders = join(messages, 'load-messages.ts')
  await replaceIn(loaders, english, `${english}  fr: async () => (await import('./fr.ts')).fr,\n`)
  const nothing = 'fr: { isIncomplete: true }'
  await replaceIn(
    loaders,
    "./privacy/es.ts')).es,\n",
    `./privacy/es.ts')).es,\n  fr: async () => ({ isIncomplete: true }),\n`,
  )
  const server = join(messages, 'messages-in.server.ts')
  await replaceIn(server, "import { en, type Messages } from './en.ts'\n", imports)
  await replaceIn(server, '= { en, es }', '= { en, es, fr }')
  await replaceIn(server, 'es: serverEs,', `es: serverEs, ${nothing},`)
  await replaceIn(server, 'es: formsEs }', `es: formsEs, ${nothing} }`)
  await replaceIn(join(messages, 'offline/offline-messages.ts'), '= { en, es }', `= { en, es, ${nothing} }`)
  await replaceIn(
    join(messages, 'static/static-messages.server.ts'),
    '= { en, es }',
    `= { en, es, ${nothing} }`,
  )
}

const imports = `import { en, type Messages } from './en.ts'
import { fr } from './fr.ts'
`

/** `nav` is complete; the other two groups are incomplete, so English replaces them. */
const dictionary = `import type { Dictionary } from './dictionary.ts'
import type { Messages } from './en.ts'

export const fr: Dictionary<Messages> = {
  isIncomplete: true,
  nav: {
    stores: 'Boutiques',
    directory: 'Répertoire',
    retail: 'Magasins',
    foodAndBeverage: 'Restaurants',
    services: 'Services',
    map: 'Plan du centre',
    events: 'Événements',
    promosAndEvents: 'Promos et événements',
    promotions: 'Promotions',
    jobs: 'Emplois',
    blog: 'Blogue',
    giftCards: 'Cartes-cadeaux',
    inPersonPurchase: 'Achat sur place',
    onlinePurchase: 'Achat en ligne',
    corporatePurchase: 'Achat d’entreprise',
    about: 'À propos',
    directionsAndParking: 'Accès et stationnement',
    hours: 'Heures d’ouverture',
    planMyVisit: 'Préparer ma visite',
    contact: 'Nous joindre',
    ourServices: 'Nos services',
    accessibility: 'Accessibilité',
    security: 'Sécurité',
  },
  blogs: { title: 'Blogue' },
  errors: { notFound: 'Page introuvable' },
}
`
