import type { BodyOf } from '@sarv/platform/client/api/endpoint'
import type { Language } from '@sarv/platform/client/i18n/language'
import { describeError } from '@sarv/platform/lib/log/describe-error'
import { logError } from '@sarv/platform/lib/log/process-log'
import {
  type AnswerEvent,
  askQuestion,
  createChat,
  deleteChat,
  getChat,
  listChats,
  rateAnswer,
  renameChat,
  stopAnswer,
  streamAnswer,
} from '@sarv/shared/contract/chat'
import type { Person } from '../../access/person'
import { type AnswerRun, createAnswerRuns } from '../../chat/answer-run'
import { deleteChatOf, insertChat, listChatsOf, rateAnswerOf, readChat, renameChatOf } from '../../chat/chats'
import { parseQuestion } from '../../chat/question-text'
import type { NewQuestion } from '../../chat/turns'
import type { Api } from '../../context/app-context'
import { EventStreamResponse } from '../../http/event-stream-response'
import { toHttpError } from '../../http/http-error'
import { parseUuid } from '../../http/ids'
import { runDueJobs } from '../../jobs/runner'
import type { LocalText } from '../../local-text/local-text'
import { serve } from '../pipeline/serve'

/** Chats with the assistant. (SBX-115) */
export function chatRoutes(api: Api): void {
  const runs = createAnswerRuns(api)
  api.app.addHook('preClose', () => runs.stopAll())

  serve(api, listChats, ({ db, person, query }) => listChatsOf(db, person.sub, query.search ?? ''))
  serve(api, createChat, ({ db, clock, person }) => insertChat(db, clock, person.sub))
  serve(api, getChat, ({ db, person, params }) => readChat(db, person.sub, parseChatId(params.id)))
  serve(api, renameChat, ({ db, person, params, body }) =>
    renameChatOf(db, person.sub, parseChatId(params.id), body.title),
  )
  serve(api, deleteChat, async ({ db, person, params }) => {
    await deleteChatOf(db, person.sub, parseChatId(params.id))
    return {}
  })

  serve(api, rateAnswer, ({ db, person, params, body }) =>
    rateAnswerOf(db, person.sub, {
      chatId: parseChatId(params.id),
      answerId: parseChatId(params.message),
      feedback: body.is_helpful ? { is_helpful: true, reason: null } : body,
    }),
  )
  // What is due is done first, so that figures are those of the pages.
  const ask = async (person: Person, question: NewQuestion, language: Language) => {
    await api.db.transaction((sql) => runDueJobs(sql, api, person.sub))
    return runs.ask(question, language)
  }
  serve(
    api,
    askQuestion,
    async ({ person, params, body, language }) =>
      (await ask(person, toQuestion(person, params.id, body), language)).turn,
    { hasOwnTransactions: true },
  )
  serve(
    api,
    streamAnswer,
    async ({ person, params, body, language }) => {
      const run = await ask(person, toQuestion(person, params.id, body), language)
      await run.taken
      return new EventStreamResponse(tellFailure(run, language))
    },
    { hasOwnTransactions: true },
  )
  serve(
    api,
    stopAnswer,
    async ({ person, params }) => {
      await runs.stop(person.sub, parseChatId(params.id))
      return {}
    },
    { hasOwnTransactions: true },
  )
}

/** One spelling of an id: answers that are under way are found by it. */
const parseChatId = (text: string) => parseUuid(text).toLowerCase()

const toQuestion = ({ sub }: Person, chatId: string, { id, text }: BodyOf<typeof askQuestion>): NewQuestion => ({
  sub,
  chatId: parseChatId(chatId),
  id: id.toLowerCase(),
  text: parseQuestion(text),
})

const failure: LocalText = {
  fa: 'پاسخ ناتمام ماند. دوباره بفرستید.',
  en: 'The answer was not finished. Please send it again.',
}

/** The events of a run, with a sentence for the person where it fails. */
async function* tellFailure(run: AnswerRun, language: Language): AsyncGenerator<AnswerEvent> {
  try {
    yield* run.events()
  } catch (error) {
    // A chat that was deleted meanwhile is not a fault.
    if (toHttpError(error) === undefined) logError(`chat answer failed: ${describeError(error)}`)
    yield { type: 'error', detail: failure[language] }
  }
}
