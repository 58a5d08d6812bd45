import { streamEndpoint } from '@sarv/platform/client/api/endpoint'
import * as z from '@sarv/shared/schema'
import { deleteEndpoint, patchEndpoint, postEndpoint, readEndpoint } from './calls'
import { isoDate, openEnum, word } from './wire'

/** Longest question, in characters without the space at either end (SUP-007). */
export const maxQuestionLength = 1000

/** Longest title of a chat, in characters. */
export const maxChatTitleLength = 80

/**
 * A link below an answer, routed like a banner: `navigation.intent(action_type, link ?? '')` (SUP-008). EXTERNAL with
 * `tel:…` calls the support; FAQ_QUESTION, REGULATION, ORDER, USER_PMA and BANK_RECEIPT carry an id; BANK, COUNSELLING,
 * FUND_ORDERS and others need none. ASK is the next question, in the words of its title. SELL and BUY with a fund's code,
 * CANCEL_ORDER with an order's id, BLOCK_CARD, ACCOUNT_CHARGING, CARD_TO_CARD and TRANSACTIONS begin a flow, whose first
 * fields may stand behind the id: `11307?units=100`, `?amount=5000000` in rial (SUP-029). A type that is not known is not drawn.
 * @example { title: 'سبد اختصاصی چه فرقی با صندوق دارد؟', action_type: 'FAQ_QUESTION', link: '301' }
 */
export const chatAction = z.object({ title: z.string(), action_type: word, link: z.nullable(z.string()) })
export type ChatAction = z.infer<typeof chatAction>

/** A row of the card under an answer: what it is, and the figure as pages write it. @example { label: 'قابل فروش', value: '۶٬۱۱۴ واحد' } */
const chatFigure = z.object({ label: z.string(), value: z.string() })
export type ChatFigure = z.infer<typeof chatFigure>

/** Why an answer did not help. */
export const feedbackReasons = ['WRONG', 'INCOMPLETE', 'UNCLEAR', 'OTHER'] as const

/** What the person said of an answer; the reason of one that did not help may follow later. */
const chatFeedback = z.object({ is_helpful: z.boolean(), reason: z.nullable(openEnum(feedbackReasons)) })
export type ChatFeedback = z.infer<typeof chatFeedback>

/**
 * A question of the person or an answer of the assistant. Plain text: a line break parts two paragraphs, and nothing in
 * it is markup.
 * @example { id: '9f0c…', role: 'ASSISTANT', text: 'در صندوق، …', actions: [...], is_stopped: false, created_at: '2026-11-21T12:52:08.000Z' }
 */
export const chatMessage = z.object({
  id: z.string(),
  role: openEnum(['USER', 'ASSISTANT']),
  text: z.string(),
  /** What the answer was taken from; empty for a question. */
  actions: z.array(chatAction),
  /** The figures of the answer, of the person who asks; absent where it has none. */
  figures: z.optional(z.array(chatFigure)),
  feedback: z.optional(chatFeedback),
  /** The person stopped the answer: what was said until then. */
  is_stopped: z.boolean(),
  created_at: isoDate,
})
export type ChatMessage = z.infer<typeof chatMessage>

/** A chat in the history. @example { id: 'b1c2…', title: 'کارتم گم شده است', updated_at: '2026-11-21T12:52:08.000Z' } */
export const chat = z.object({
  id: z.string(),
  /** Begins as the first question; empty before it. */
  title: z.string(),
  updated_at: isoDate,
})
export type Chat = z.infer<typeof chat>

/** A question and its answer. */
export const chatTurn = z.object({ question: chatMessage, answer: chatMessage })
export type ChatTurn = z.infer<typeof chatTurn>

const chats = '/chatbot/api/v1/chats/'
const oneChat = `${chats}:id/` as const

/** @example const chats = await call(listChats, { query: { search: 'کارت' } }) */
export const listChats = readEndpoint(chats, {
  summary:
    'The 200 newest chats in which something was asked, or of all those in whose title or texts every word stands',
  query: z.object({ search: z.optional(z.string()) }),
  reply: z.array(chat),
})

/** An empty chat; the history shows it from its first question on. */
export const createChat = postEndpoint(chats, {
  summary: 'Begin a chat',
  reply: chat,
})

/** A question whose answer is still on its way, or was lost with the server, stands alone at the end. */
export const getChat = readEndpoint(oneChat, {
  summary: 'One chat with its messages, oldest first; 404 for an unknown one and for that of somebody else',
  reply: z.extend(chat, { messages: z.array(chatMessage) }),
})

export const renameChat = patchEndpoint(oneChat, {
  summary: 'Rename a chat; 400 for an empty title and one of more than 80 characters',
  body: z.object({ title: z.string() }),
  reply: chat,
})

export const deleteChat = deleteEndpoint(oneChat, {
  summary: 'Delete a chat with its messages',
  reply: z.object({}),
})

/**
 * A question. Its id is the client's and makes it be asked once: sent again, whether plainly or as a stream, it is
 * answered with the same answer, and goes on with one that is still being said.
 */
const question = z.object({ id: z.uuid(), text: z.string() })

/**
 * The whole answer at once. 400 for an empty question and for one of more than 1,000 characters, 409 while another question
 * of this chat is being answered, 429 for too many in a minute.
 * @example const { answer } = await call(askQuestion, { params: { id }, body: { id: crypto.randomUUID(), text } })
 */
export const askQuestion = postEndpoint(`${oneChat}messages/`, {
  summary: 'Ask a question and wait for the whole answer',
  body: question,
  reply: chatTurn,
})

/**
 * What a streamed answer is made of, in this order: `delta` any number of times, `actions` once at most, and at the end
 * `done` with all of it as it is kept, or `error` with a sentence for the person. A stream that ends without either of
 * the two broke: the same question again continues it.
 */
export const answerEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('delta'), text: z.string() }),
  z.object({ type: z.literal('actions'), actions: z.array(chatAction) }),
  z.extend(chatTurn, { type: z.literal('done') }),
  z.object({ type: z.literal('error'), detail: z.string() }),
])
export type AnswerEvent = z.infer<typeof answerEvent>

/**
 * As `askQuestion`, word by word. A client that stops listening does not stop the answer: `stopAnswer` does that.
 * @example await platform.api.stream(streamAnswer, { params: { id }, body: { id: crypto.randomUUID(), text }, onEvent })
 */
export const streamAnswer = streamEndpoint({
  method: 'POST',
  path: `${oneChat}messages/stream/`,
  summary: 'Ask a question and hear the answer while it is made',
  body: question,
  reply: answerEvent,
  failure: 'caller',
})

/** Ends the answer that is being said and keeps what was said; a stream of it ends with `done`. */
export const stopAnswer = postEndpoint(`${oneChat}messages/stop/`, {
  summary: 'Stop the answer that is on its way; without one nothing happens',
  reply: z.object({}),
})

/** The person's word on an answer, which replaces an earlier one; 404 for a message that is no answer of this chat. (SUP-031) */
export const rateAnswer = postEndpoint(`${oneChat}messages/:message/feedback/`, {
  summary: 'Say whether an answer helped, and why it did not; said again, it replaces what was said',
  body: z.object({ is_helpful: z.boolean(), reason: z.nullable(z.enum(feedbackReasons)) }),
  reply: chatFeedback,
})
