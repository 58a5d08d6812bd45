import { useState } from 'react'
import { useChatbotSlice } from './chatbot-slice'

interface Drafts {
  readonly draft: string
  /** Whether the stored drafts were read: what is written before would replace them. */
  readonly isRead: boolean
  readonly write: (text: string) => void
  /** Empties the box while a question is on its way: a reload finds it there again. */
  readonly send: (text: string) => void
  /** Forgets a question that the server has, also where its chat did not exist yet when it was sent. */
  readonly forget: (text: string) => void
}

/** What is typed in a chat and not asked, kept on the device by the chat; `new` has no chat yet. (SUP-007) */
export function useDrafts(chatId = 'new'): Drafts {
  const { slice, change } = useChatbotSlice()
  // Shown at once, also while the storage is still being read.
  const [typed, setTyped] = useState<{ readonly chatId: string; readonly text: string }>()
  const keep = (text: string) =>
    change(({ drafts: { [chatId]: _, ...others } }) => ({
      drafts: text === '' ? others : { ...others, [chatId]: text },
    }))
  return {
    isRead: slice !== undefined,
    draft: typed?.chatId === chatId ? typed.text : (slice?.drafts[chatId] ?? ''),
    write(text) {
      setTyped({ chatId, text })
      keep(text)
    },
    send(text) {
      setTyped({ chatId, text: '' })
      keep(text)
    },
    forget(text) {
      change(({ drafts }) => ({
        drafts: Object.fromEntries(
          Object.entries(drafts).filter(([key, kept]) => kept !== text || (key !== chatId && key !== 'new')),
        ),
      }))
    },
  }
}
