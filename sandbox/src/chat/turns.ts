import { randomUUID } from 'node:crypto'
import { type ChatTurn, maxChatTitleLength } from '@sarv/shared/contract/chat'
import { foldForSearch } from '@sarv/shared/text/search'
import type { Sql } from '../db/sql'
import { conflict } from '../errors/domain-error'
import { httpError } from '../http/http-error'
import type { Time } from '../time/clock'
import type { Answer } from './answer'
import type { Prompt } from './answerer'
import { lockChat, readTurns, type TurnRow, toAnswer, toQuestion, turnColumns } from './chats'

/** Questions that one person may ask in a minute. */
const maxPerMinute = 30
const minute = 60_000
/** Turns that an answerer is told of. */
const maxEarlier = 4

export interface NewQuestion {
  readonly sub: string
  readonly chatId: string
  /** The client's. */
  readonly id: string
  /** Parsed. */
  readonly text: string
}

/** A question that was taken: answered already, or still to be answered. */
export type TakenQuestion = { readonly turn: ChatTurn } | { readonly earlier: Prompt['earlier'] }

/**
 * Takes a question once: under an id that is known, its answer is the answer (F2). A question without an answer, whose
 * process has ended, is answered now. The first question is the title of its chat.
 * @throws conflict for the id of another question, 429 for too many in a minute
 */
export async function takeQuestion(sql: Sql, time: Time, asked: NewQuestion): Promise<TakenQuestion> {
  const { sub, chatId, id, text } = asked
  const chat = await lockChat(sql, sub, chatId)
  const turns = await readTurns(sql, chatId)
  const known = turns.find((turn) => turn.id === id)
  if (known !== undefined) {
    if (known.question !== text)
      throw conflict({
        fa: 'این پیام پیش‌تر با متن دیگری فرستاده شده است.',
        en: 'This message was sent before with another text.',
      })
    const answer = toAnswer(known)
    return answer === undefined
      ? { earlier: toEarlier(turns.slice(0, turns.indexOf(known))) }
      : { turn: { question: toQuestion(known), answer } }
  }
  await limitQuestions(sql, time, sub)
  await sql.query(
    `insert into chat_turn (chat_id, id, turn, question, asked_at, answer_id) values ($1, $2, $3, $4, $5, $6)`,
    [chatId, id, turns.length + 1, text, time.now(), randomUUID()],
  )
  const title = chat.title === '' ? titleOf(text) : chat.title
  await sql.query(
    `update chat set title = $2, title_words = $3, text_words = text_words || ' ' || $4, updated_at = $5 where id = $1`,
    [chatId, title, foldForSearch(title), foldForSearch(text), time.now()],
  )
  return { earlier: toEarlier(turns) }
}

const toEarlier = (turns: readonly TurnRow[]): Prompt['earlier'] =>
  turns.slice(-maxEarlier).flatMap(({ question, answer }) => (answer === null ? [] : [{ question, answer }]))

/** One line, shortened at the end of a word where it has one. */
function titleOf(question: string): string {
  const line = question.replace(/\s+/g, ' ')
  if ([...line].length <= maxChatTitleLength) return line
  const cut = [...line].slice(0, maxChatTitleLength - 1).join('')
  return `${cut.replace(/\s\S{0,20}$/, '')}…`
}

async function limitQuestions(sql: Sql, time: Time, sub: string): Promise<void> {
  const since = new Date(time.now().getTime() - minute)
  const recent = await sql.query(
    'select 1 from chat_turn t join chat c on c.id = t.chat_id where c.sub = $1 and t.asked_at > $2 limit $3',
    [sub, since, maxPerMinute],
  )
  if (recent.length < maxPerMinute) return
  throw httpError(
    429,
    {
      fa: 'در یک دقیقه سؤال‌های زیادی فرستاده‌اید. کمی صبر کنید.',
      en: 'You have asked a lot within a minute. Please wait a little.',
    },
    { retryAfter: 60 },
  )
}

/**
 * Keeps an answer, whole or stopped.
 * @returns undefined when the chat was deleted meanwhile
 */
export async function keepAnswer(
  sql: Sql,
  time: Time,
  { chatId, id }: Pick<NewQuestion, 'chatId' | 'id'>,
  { text, actions, figures = [], isStopped }: Answer & { readonly isStopped: boolean },
): Promise<ChatTurn | undefined> {
  const [row] = await sql.query<TurnRow>(
    `update chat_turn set answer = $3, actions = $4, figures = $5, is_stopped = $6, answered_at = $7
     where chat_id = $1 and id = $2 returning ${turnColumns}`,
    [chatId, id, text, JSON.stringify(actions), JSON.stringify(figures), isStopped, time.now()],
  )
  if (row === undefined) return undefined
  await sql.query("update chat set text_words = text_words || ' ' || $2, updated_at = $3 where id = $1", [
    chatId,
    foldForSearch(text),
    time.now(),
  ])
  const answer = toAnswer(row)
  return answer === undefined ? undefined : { question: toQuestion(row), answer }
}
