import { randomUUID } from 'node:crypto'
import type { Chat, ChatAction, ChatFeedback, ChatFigure, ChatMessage } from '@sarv/shared/contract/chat'
import { maxChatTitleLength } from '@sarv/shared/contract/chat'
import { foldForSearch } from '@sarv/shared/text/search'
import type { Sql } from '../db/sql'
import { conflict, invalid, notFound } from '../errors/domain-error'
import { later, type Time } from '../time/clock'
import { withoutDeceivingMarks } from './question-text'

interface ChatRow {
  readonly id: string
  readonly title: string
  readonly updated_at: Date
}

/** A question and what was answered, as the database has them. */
export interface TurnRow {
  readonly id: string
  readonly question: string
  readonly asked_at: Date
  readonly answer_id: string
  readonly answer: string | null
  readonly actions: ChatAction[] | null
  readonly figures: ChatFigure[] | null
  readonly feedback: ChatFeedback | null
  readonly is_stopped: boolean
  readonly answered_at: Date | null
}

/** Chats that the history shows; a search reaches the older ones. */
const maxListed = 200
/** Chats that one person may have. */
const maxChats = 500
/** A chat in which nothing was asked is forgotten after a day, when its person opens another one; milliseconds. */
const emptyLife = 86_400_000
const tooManyChats = {
  fa: 'گفت‌وگوهای زیادی دارید. برای گفت‌وگوی جدید، یکی از گفت‌وگوهای پیشین را پاک کنید.',
  en: 'You have too many chats. Delete an old one to begin a new one.',
}
const noSuchChat = { fa: 'این گفت‌وگو پیدا نشد.', en: 'This chat was not found.' }

const toChat = ({ id, title, updated_at }: ChatRow): Chat => ({ id, title, updated_at: updated_at.toISOString() })

export const toQuestion = ({ id, question, asked_at }: TurnRow): ChatMessage => ({
  id,
  role: 'USER',
  text: question,
  actions: [],
  is_stopped: false,
  created_at: asked_at.toISOString(),
})

/** Undefined while there is no answer. */
export function toAnswer(turn: TurnRow): ChatMessage | undefined {
  const { answer_id, answer, actions, figures, feedback, is_stopped, answered_at } = turn
  if (answer === null || answered_at === null) return undefined
  return {
    id: answer_id,
    role: 'ASSISTANT',
    text: answer,
    actions: actions ?? [],
    ...(figures !== null && figures.length > 0 && { figures }),
    ...(feedback !== null && { feedback }),
    is_stopped,
    created_at: answered_at.toISOString(),
  }
}

/** The history of a person, newest first: chats in which something was asked, with every word of the search somewhere in them. */
export async function listChatsOf(sql: Sql, sub: string, search: string): Promise<Chat[]> {
  const words = foldForSearch(search).split(' ').filter(Boolean)
  const rows = await sql.query<ChatRow>(
    `select id, title, updated_at from chat c
     where sub = $1 and title <> ''
       and not exists (select 1 from unnest($2::text[]) w where position(w in title_words || ' ' || text_words) = 0)
     order by updated_at desc, id limit $3`,
    [sub, words, maxListed],
  )
  return rows.map(toChat)
}

export async function insertChat(sql: Sql, time: Time, sub: string): Promise<Chat> {
  const now = time.now()
  await sql.query("delete from chat where sub = $1 and title = '' and updated_at < $2", [sub, later(now, -emptyLife)])
  const [chat] = await sql.query<ChatRow>(
    `insert into chat (id, sub, title, title_words, created_at, updated_at)
     select $1, $2, '', '', $3, $3 where (select count(*) from chat where sub = $2) < $4
     returning id, title, updated_at`,
    [randomUUID(), sub, now, maxChats],
  )
  if (chat === undefined) throw conflict(tooManyChats)
  return toChat(chat)
}

/** The chat of a person with all that was said; not found for another person's. */
export async function readChat(sql: Sql, sub: string, id: string): Promise<Chat & { messages: ChatMessage[] }> {
  const [chat] = await sql.query<ChatRow>('select id, title, updated_at from chat where id = $1 and sub = $2', [
    id,
    sub,
  ])
  if (chat === undefined) throw notFound(noSuchChat)
  const messages = (await readTurns(sql, id)).flatMap((turn) => [toQuestion(turn), toAnswer(turn) ?? []].flat())
  return { ...toChat(chat), messages }
}

export const turnColumns =
  'id, question, asked_at, answer_id, answer, actions, figures, feedback, is_stopped, answered_at'

export function readTurns(sql: Sql, chatId: string): Promise<TurnRow[]> {
  return sql.query<TurnRow>(`select ${turnColumns} from chat_turn where chat_id = $1 order by turn`, [chatId])
}

export async function renameChatOf(sql: Sql, sub: string, id: string, typed: string): Promise<Chat> {
  const title = withoutDeceivingMarks(typed).replace(/\s+/g, ' ').trim()
  if (title === '') throw invalid({ fa: 'نام گفت‌وگو را بنویسید.', en: 'Write a name for the chat.' })
  if ([...title].length > maxChatTitleLength)
    throw invalid({ fa: 'نام گفت‌وگو باید حداکثر ۸۰ حرف باشد.', en: 'The name of a chat has at most 80 characters.' })
  const [chat] = await sql.query<ChatRow>(
    'update chat set title = $3, title_words = $4 where id = $1 and sub = $2 returning id, title, updated_at',
    [id, sub, title, foldForSearch(title)],
  )
  if (chat === undefined) throw notFound(noSuchChat)
  return toChat(chat)
}

export async function deleteChatOf(sql: Sql, sub: string, id: string): Promise<void> {
  const rows = await sql.query('delete from chat where id = $1 and sub = $2 returning 1', [id, sub])
  if (rows.length === 0) throw notFound(noSuchChat)
}

/** Keeps what the person says of an answer, in the place of what was said before. */
export async function rateAnswerOf(
  sql: Sql,
  sub: string,
  { chatId, answerId, feedback }: { chatId: string; answerId: string; feedback: ChatFeedback },
): Promise<ChatFeedback> {
  const rows = await sql.query(
    `update chat_turn t set feedback = $4 from chat c
     where c.id = t.chat_id and c.sub = $1 and c.id = $2 and t.answer_id = $3 and t.answer is not null returning 1`,
    [sub, chatId, answerId, JSON.stringify(feedback)],
  )
  if (rows.length === 0) throw notFound(noSuchChat)
  return feedback
}

/** Row lock: the chat, so that its questions come one after the other. */
export async function lockChat(sql: Sql, sub: string, id: string): Promise<ChatRow> {
  const [chat] = await sql.query<ChatRow>(
    'select id, title, updated_at from chat where id = $1 and sub = $2 for update',
    [id, sub],
  )
  if (chat === undefined) throw notFound(noSuchChat)
  return chat
}
