import { useWords } from '../../context/use-words.ts'
import { webhooksEn } from '../../messages/webhooks-en.ts'
import { webhooksEs } from '../../messages/webhooks-es.ts'

/** The words of the screens of webhooks, which are loaded with them. */
export const useWebhookWords = () => useWords({ en: webhooksEn, es: webhooksEs })
