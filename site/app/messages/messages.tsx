import { createContext, useContext, type ReactNode } from 'react'
import type { Messages } from './en.ts'

const MessagesContext = createContext<Messages | undefined>(undefined)

export function MessagesProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  return <MessagesContext value={messages}>{children}</MessagesContext>
}

/** The words of the language on the screen. */
export function useMessages(): Messages {
  const messages = useContext(MessagesContext)
  if (messages === undefined) throw new Error('useMessages needs a MessagesProvider above it')
  return messages
}
