import { type Chat, type ChatMessage, type ChatTurn, getChat, listChats } from '@sarv/shared/contract/chat'
import { endpointQuery } from '@sarv/shared/queries/endpoint-query'

/** A chat with its messages, oldest first. */
export type LoadedChat = Chat & { messages: readonly ChatMessage[] }

/** Key of all lists of chats. */
export const chatListsKey = ['support', 'chats'] as const

/** Query of the history, newest first; with words to search for only what has them. (SUP-003) */
export const chatsQuery = (search = '') =>
  endpointQuery([...chatListsKey, search], listChats, { query: search === '' ? undefined : { search } })

/** Query of one chat with its messages. (SUP-002) */
export const chatQuery = (id: string) => ({
  ...endpointQuery(['support', 'chat', id], getChat, { params: { id } }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Joins a turn that has ended to the messages, unless they have it; each message stands once. */
export function joinTurn(messages: readonly ChatMessage[], { question, answer }: ChatTurn): readonly ChatMessage[] {
  if (messages.some(({ id }) => id === answer.id)) return messages
  return [...messages.filter(({ id }) => id !== question.id), question, answer]
}
