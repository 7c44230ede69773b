/** What the header's search shows while somebody types, as the server sends it. */
export interface Suggestions {
  readonly suggestions: readonly Suggestion[]
  /** How many results there are, in words. */
  readonly status: string
}

export interface Suggestion {
  readonly to: string
  readonly title: string
  readonly lang?: string | undefined
  readonly note: string
  /** Where it says what was looked for. */
  readonly why?:
    | { readonly place: string; readonly text: string; readonly lang?: string | undefined }
    | undefined
}

/** Asks the server; rejects where there is no answer of use. */
export async function fetchSuggestions(url: string, signal: AbortSignal): Promise<Suggestions> {
  const response = await fetch(url, { signal })
  const answer: unknown = response.ok ? await response.json() : undefined
  if (isSuggestions(answer)) return answer
  throw new Error(`No suggestions: status ${response.status}`)
}

/** The server that sent this script sends the answer too: a look at its outline tells a page of errors from it. */
function isSuggestions(answer: unknown): answer is Suggestions {
  return typeof answer === 'object' && answer !== null && 'suggestions' in answer && 'status' in answer
}
