import type { FaultsJson } from '@promenade/contract/studio-api/faults'
import type { Call } from '../call.ts'
import { contentState, findContentFaults } from './content-faults.ts'

/** The last answer of each mall, with the state of the content that it is about. */
const answers = new Map<string, { readonly state: string; readonly answer: Promise<FaultsJson> }>()
const maxAnswers = 100

/** What is wrong with the site of the caller's mall, as the caller may know it. */
export async function findMallFaults(call: Call): Promise<FaultsJson> {
  const { database, session, now } = call
  const { key, state } = await contentState(database, session.propertyId, now)
  const known = answers.get(key)
  if (known?.state === state) return known.answer
  const answer = findContentFaults(database, session.propertyId, now)
  answers.delete(key)
  answers.set(key, { state, answer })
  const [oldest] = answers.keys()
  if (answers.size > maxAnswers && oldest !== undefined) answers.delete(oldest)
  // A failure is not remembered.
  answer.catch(() => answers.delete(key))
  return answer
}
