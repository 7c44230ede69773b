// Gives a process a third language, as an entry in the list and an incomplete dictionary of mails would:
// node --import platform/src/testing/third-language.ts …
import { registerHooks } from 'node:module'

const replacements: Readonly<Record<string, string>> = {
  '/domain/src/locale/languages.ts': `export const languages = [
    { code: 'en', iso: 'en-CA', name: 'English', direction: 'ltr', hour12: true, offer: { accept: '', decline: '' } },
    { code: 'es', iso: 'es-MX', name: 'Español', direction: 'ltr', hour12: false, offer: { accept: '', decline: '' } },
    { code: 'fr', iso: 'fr-CA', name: 'Français', direction: 'ltr', hour12: false, offer: { accept: '', decline: '' } },
  ]`,
  '/platform/src/mail/texts/dictionaries.ts': `import { en } from './en.ts'
  import { es } from './es.ts'
  export const dictionaries = { en, es, fr: {
    frame: {
      linkWrittenOut: 'Si le bouton ne fonctionne pas, copiez cette adresse :',
      sentBy: (mall) => 'Message envoyé par ' + mall + '.',
      unsubscribe: 'Me désabonner',
      unsubscribeWhy: (mall) => 'Vous avez demandé l’infolettre de ' + mall + '.',
    },
    loginLink: {
      subject: (mall) => 'Votre lien – ' + mall,
      preview: 'Il sert une seule fois.',
      heading: 'Votre lien de connexion',
      body: 'Appuyez sur le bouton.',
      button: 'Me connecter',
      ignore: 'Sinon, ignorez ce message.',
    },
    newsletterConfirm: { heading: 'Encore une étape' },
  } }`,
}

registerHooks({
  load(url, context, nextLoad) {
    const source = Object.entries(replacements).find(([file]) => url.endsWith(file))?.[1]
    return source === undefined ? nextLoad(url, context) : { format: 'module', source, shortCircuit: true }
  },
})
