import { useState } from 'react'
import { useChatbotSlice } from './chatbot-slice'

/** What is typed in a chat and not sent, kept on the device by the chat; `new` has no chat yet. (SUP-007) */
export function useDrafts(chatId = 'new'): { draft: string; write: (text: string) => void } {
  const { slice, change } = useChatbotSlice()
  // Shown at once, also while the storage is still being read.
  const [typed, setTyped] = useState<{ readonly chatId: string; readonly text: string }>()
  const write = (text: string) => {
    setTyped({ chatId, text })
    change(({ drafts: { [chatId]: _, ...others } }) => ({
      drafts: text === '' ? others : { ...others, [chatId]: text },
    }))
  }
  return { draft: typed?.chatId === chatId ? typed.text : (slice?.drafts[chatId] ?? ''), write }
}
