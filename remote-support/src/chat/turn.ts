import { askQuestion, type ChatTurn, streamAnswer } from '@sarv/shared/contract/chat'
import { ApiError, type Platform } from '@sarv/shared/platform'

/** A question on its way to its answer. */
export interface Question {
  readonly id: string
  readonly text: string
}

/** State of the turn that a chat waits for. */
export type Turn =
  | { readonly kind: 'answering'; readonly question: Question; readonly text: string }
  | { readonly kind: 'failed'; readonly question: Question; readonly error: unknown }
  | { readonly kind: 'answered'; readonly whole: ChatTurn }

/** The question that the server has for certain: it has begun to answer, or has ended. */
export function askedQuestion(turn: Turn | undefined): Question | undefined {
  if (turn?.kind === 'answered') return turn.whole.question
  return turn?.kind === 'answering' && turn.text !== '' ? turn.question : undefined
}

/** How often a broken stream is joined again before the whole answer is asked for at once. */
const streamAttempts = 2

/**
 * Asks a question and reads the answer as a stream, joined again where it breaks; where streaming fails, by the plain
 * request. The question's id makes it be asked once. (SUP-007, SUP-008)
 * @param onText gets what was said so far
 * @throws ApiError for what a repetition would not change, and when the plain request fails too
 */
export async function askForAnswer(
  api: Platform['api'],
  chatId: string,
  question: Question,
  onText: (text: string) => void,
): Promise<ChatTurn> {
  const input = { params: { id: chatId }, body: question }
  for (let attempt = 0; attempt < streamAttempts; attempt += 1) {
    const heard = await hear(api, input, onText)
    if (heard) return heard
  }
  return api.call(askQuestion, input)
}

/** One stream; undefined when it broke before its end. */
async function hear(
  api: Platform['api'],
  input: { params: { id: string }; body: Question },
  onText: (text: string) => void,
): Promise<ChatTurn | undefined> {
  let text = ''
  let turn: ChatTurn | undefined
  let refusal: string | undefined
  try {
    await api.stream(streamAnswer, {
      ...input,
      onEvent(event) {
        if (event.type === 'delta') {
          text += event.text
          onText(text)
        } else if (event.type === 'done') turn = { question: event.question, answer: event.answer }
        else if (event.type === 'error') refusal = event.detail
      },
    })
  } catch (error) {
    if (isFinal(error)) throw error
  }
  if (refusal !== undefined) throw new AnswerFailed(refusal)
  return turn
}

/** The server said that there will be no answer, and why. */
class AnswerFailed extends Error {
  readonly detail: string
  constructor(detail: string) {
    super(detail)
    this.detail = detail
  }
}

/** A refusal of the question itself: asking again in another way changes nothing. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status !== undefined && error.status >= 400 && error.status < 500
}
