import type { MallContent } from '../../../content/mall-content.ts'
import { messagesIn } from '../../messages/messages-in.server.ts'
import { calmLines } from '../../presenters/calm-hours.server.ts'
import { atLineStart } from '../../presenters/format.ts'
import type { MallSearchRecord } from './mall-record.server.ts'
import { pageSynonyms } from './synonyms.server.ts'

/** The calm hours, if the mall has some. */
export function calmRecords(contents: readonly MallContent[]): readonly MallSearchRecord[] {
  if (!contents.some(({ hours }) => hours.calm !== undefined)) return []
  const path = '/hours#calm'
  return [
    {
      kind: 'page',
      id: 'calm hours',
      texts: contents.map(({ locale, hours }) => ({
        locale,
        name: messagesIn(locale).calm.title,
        aliases: pageSynonyms(path, locale),
        kinds: [messagesIn(locale).hours.title],
        descriptions: (hours.calm ?? []).flatMap(({ note }) => note ?? []),
      })),
      isShownAt: () => true,
      row: (context) => ({
        to: context.href(path),
        title: context.messages.calm.title,
        note: atLineStart(calmLines(context.content.hours, context)[0]?.text ?? ''),
      }),
    },
  ]
}
