import { chat } from '@sarv/shared/contract/chat'
import { usePlatform, useQuery, useQueryClient } from '@sarv/shared/platform'
import * as z from '@sarv/shared/schema'
import { useCallback } from 'react'

const chatbotSlice = z.object({
  /** The chats as they last arrived. */
  history: z.array(chat),
  /** The chat that was open last. */
  chatInfo: z.nullable(z.pick(chat, { id: true, title: true })),
  /** What is typed and not sent, by the chat's id; `new` before it has one. */
  drafts: z.record(z.string(), z.string()),
})
export type ChatbotSlice = z.infer<typeof chatbotSlice>

const empty: ChatbotSlice = { history: [], chatInfo: null, drafts: {} }

/** Parses the stored slice; an older shape or damage counts as nothing stored. (PLT-028, PLT-029) */
export function parseChatbotSlice(stored: unknown): ChatbotSlice {
  return chatbotSlice.safeParse(stored).data ?? empty
}

const sliceKey = ['support', 'chatbot-slice'] as const

/** The persisted slice of the assistant; undefined until it is read. (PLT-030, SUP-006) */
export function useChatbotSlice(): {
  slice: ChatbotSlice | undefined
  change: (change: (slice: ChatbotSlice) => Partial<ChatbotSlice>) => void
} {
  const { storage, report } = usePlatform()
  const queries = useQueryClient()
  const { data: slice } = useQuery({
    queryKey: sliceKey,
    queryFn: () =>
      storage('chatbot')
        .get()
        .then(parseChatbotSlice, () => empty),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const change = useCallback(
    (changed: (slice: ChatbotSlice) => Partial<ChatbotSlice>) => {
      const now = queries.getQueryData<ChatbotSlice>(sliceKey) ?? empty
      const next = { ...now, ...changed(now) }
      queries.setQueryData(sliceKey, next)
      storage('chatbot').set(next).catch(report)
    },
    [queries, storage, report],
  )
  return { slice, change }
}
