import type { ChatTurn } from '@sarv/shared/contract/chat'
import { createChat, stopAnswer } from '@sarv/shared/contract/chat'
import { call, type Platform, useMutation, usePlatform, useQuery, useQueryClient } from '@sarv/shared/platform'
import { chatListsKey, chatQuery, joinTurn, type LoadedChat } from './chat-queries'
import { askForAnswer, type Question, type Turn } from './turn'

const turnKey = (chatId: string) => ['support', 'turn', chatId] as const

/** Whether a person wants no answer to a question any more. */
const unwantedKey = (questionId: string) => ['support', 'unwanted', questionId] as const

/** Runs a turn to its end, whichever screen is open meanwhile; its state lies in the query cache, by its chat. */
async function runTurn({ api, queryClient }: Platform, chatId: string, question: Question): Promise<void> {
  const show = (turn: Turn) => queryClient.setQueryData<Turn>(turnKey(chatId), turn)
  show({ kind: 'answering', question, text: '' })
  let isHeard = false
  const hear = (text: string) => {
    show({ kind: 'answering', question, text })
    // Stopped before the server had the question: there was nothing to stop yet.
    if (!isHeard && queryClient.getQueryData(unwantedKey(question.id)))
      void api.call(stopAnswer, { params: { id: chatId } }).catch(() => undefined)
    isHeard = true
  }
  try {
    const whole = await askForAnswer(api, chatId, question, hear)
    // First, so that the answer never disappears for a moment and is never shown twice.
    show({ kind: 'answered', whole })
    queryClient.setQueryData<LoadedChat>(chatQuery(chatId).queryKey, (chat) => chat && withTurn(chat, whole))
    await queryClient.invalidateQueries({ queryKey: chatListsKey })
  } catch (error) {
    show({ kind: 'failed', question, error })
  }
}

const withTurn = (chat: LoadedChat, { question, answer }: ChatTurn): LoadedChat => ({
  ...chat,
  title: chat.title || question.text,
  messages: joinTurn(chat.messages, { question, answer }),
})

/**
 * The turn of a chat and what can be done about it: ask, retry under the same id, stop.
 * @param chatId undefined before the first question, which creates the chat
 */
export function useTurn(chatId: string | undefined, onCreated: (chatId: string) => void) {
  const platform = usePlatform()
  const queries = useQueryClient()
  const { data: turn } = useQuery<Turn | null>({
    queryKey: turnKey(chatId ?? 'new'),
    queryFn: () => null,
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const asking = useMutation({
    async mutationFn(question: Question) {
      if (chatId !== undefined) return void runTurn(platform, chatId, question)
      const chat = await call(createChat)
      queries.setQueryData<LoadedChat>(chatQuery(chat.id).queryKey, { ...chat, messages: [] })
      void runTurn(platform, chat.id, question)
      onCreated(chat.id)
    },
  })
  const stopping = useMutation({ mutationFn: (id: string) => call(stopAnswer, { params: { id } }) })
  const beginning: Turn | undefined = asking.isPending
    ? { kind: 'answering', question: asking.variables, text: '' }
    : asking.isError
      ? { kind: 'failed', question: asking.variables, error: asking.error }
      : undefined
  const current = turn ?? beginning
  return {
    turn: current,
    ask: (question: Question) => asking.mutate(question),
    stop() {
      if (current?.kind !== 'answering') return
      queries.setQueryData(unwantedKey(current.question.id), true)
      if (chatId !== undefined) stopping.mutate(chatId)
    },
  }
}
