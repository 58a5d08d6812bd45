import { type Chat, type ChatMessage, getChat, listChats } from '@sarv/shared/contract/chat'
import { call, queryOptions } from '@sarv/shared/platform'

/** A chat with its messages, oldest first. */
export type LoadedChat = Chat & { messages: ChatMessage[] }

/** Key of all lists of chats. */
export const chatListsKey = ['support', 'chats'] as const

/** Query of the history, newest first; with words to search for only what has them. (SUP-003) */
export const chatsQuery = (search = '') =>
  queryOptions({
    queryKey: [...chatListsKey, search],
    queryFn: ({ signal }) => call(listChats, { query: search === '' ? undefined : { search }, signal }),
  })

/** Query of one chat with its messages. (SUP-002) */
export const chatQuery = (id: string) =>
  queryOptions({
    queryKey: ['support', 'chat', id],
    queryFn: ({ signal }) => call(getChat, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Joins a finished turn to the messages that are there; each message stands once. */
export function joinMessages(messages: readonly ChatMessage[], more: readonly ChatMessage[]): ChatMessage[] {
  const ids = new Set(more.map(({ id }) => id))
  return [...messages.filter(({ id }) => !ids.has(id)), ...more]
}
