import type { EditorView } from 'prosemirror-view'
import { useEffect, useState } from 'react'

/** The sheet of a picture: undefined while it is closed. Once it closes, the text has the focus again. */
export function usePictureSheet(view: EditorView | undefined) {
  const [picture, setPicture] = useState<{ readonly file: File | undefined }>()
  useEffect(() => {
    if (picture === undefined) return undefined
    return () => view?.focus()
  }, [view, picture])
  return [picture, setPicture] as const
}
