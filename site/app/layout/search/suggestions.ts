/** Suggestions for the search overlay, as sent by the server. */
export interface Suggestions {
  readonly suggestions: readonly Suggestion[]
  /** The number of results as text. */
  readonly status: string
}

export interface Suggestion {
  readonly to: string
  readonly title: string
  readonly lang?: string | undefined
  readonly note: string
  /** The text with the match. */
  readonly why?:
    | { readonly place: string; readonly text: string; readonly lang?: string | undefined }
    | undefined
}

/** Rejects without a valid response. */
export async function fetchSuggestions(url: string, signal: AbortSignal): Promise<Suggestions> {
  const response = await fetch(url, { signal })
  const answer: unknown = response.ok ? await response.json() : undefined
  if (isSuggestions(answer)) return answer
  throw new Error(`No suggestions: status ${response.status}`)
}

/** Checks the outline only, to tell a response from an error page: server and script are of one build. */
function isSuggestions(answer: unknown): answer is Suggestions {
  return typeof answer === 'object' && answer !== null && 'suggestions' in answer && 'status' in answer
}
