import { EventEmitter, once } from 'node:events'
import type { Language } from '@sarv/platform/client/i18n/language'
import type { AnswerEvent, ChatTurn } from '@sarv/shared/contract/chat'
import { conflict, notFound } from '../errors/domain-error'
import { type AnswerSource, makeAnswer } from './make-answer'
import { keepAnswer, type NewQuestion, takeQuestion } from './turns'

/** An answer while it is made. It goes on to its end even without a listener, unless it is stopped. */
export interface AnswerRun {
  /** The whole turn, as it is kept. */
  readonly turn: Promise<ChatTurn>
  /** Resolves when the question was taken; rejects like `turn` when it was not. */
  readonly taken: Promise<void>
  /** Gives all events from the first word on, also to a late listener; ends without a last event when the run fails. */
  events(): AsyncGenerator<AnswerEvent>
  stop(): void
}

export interface AnswerRuns {
  /**
   * Asks a question, or joins the run that is answering it.
   * @throws conflict while another question of the chat is being answered
   */
  ask(question: NewQuestion, language: Language): AnswerRun
  /** Stops the answer that a chat is waiting for, and waits until what was said is kept. */
  stop(sub: string, chatId: string): Promise<void>
  stopAll(): Promise<void>
}

interface Running extends AnswerRun {
  readonly id: string
  readonly text: string
}

/** Single flight by chat: at most one answer is made in a chat at a time, and everyone who asks for it hears the same one. */
export function createAnswerRuns(source: AnswerSource): AnswerRuns {
  const running = new Map<string, Running>()
  const keyOf = (sub: string, chatId: string) => `${sub} ${chatId}`
  const settled = (run: AnswerRun) =>
    run.turn.then(
      () => undefined,
      () => undefined,
    )

  return {
    ask(question, language) {
      const key = keyOf(question.sub, question.chatId)
      const current = running.get(key)
      if (current !== undefined) {
        if (current.id === question.id && current.text === question.text) return current
        throw conflict({
          fa: 'پاسخ سؤال پیشین هنوز کامل نشده است. پس از آن بپرسید.',
          en: 'The answer to the question before is still on its way. Ask after it.',
        })
      }
      const run = { ...startRun(source, question, language), id: question.id, text: question.text }
      running.set(key, run)
      settled(run).then(() => running.delete(key))
      return run
    },
    async stop(sub, chatId) {
      const run = running.get(keyOf(sub, chatId))
      run?.stop()
      if (run !== undefined) await settled(run)
    },
    async stopAll() {
      const runs = [...running.values()]
      for (const run of runs) run.stop()
      await Promise.all(runs.map(settled))
    },
  }
}

function startRun(source: AnswerSource, question: NewQuestion, language: Language): AnswerRun {
  const { db, clock } = source
  const stopping = new AbortController()
  let said = ''
  let isOver = false
  const news = new EventEmitter().setMaxListeners(0)

  const taking = db.transaction((sql) => takeQuestion(sql, clock, question))
  const turn = taking
    .then(async (taken) => {
      if ('turn' in taken) return taken.turn
      const asked = { sub: question.sub, question: question.text, language, earlier: taken.earlier }
      const onText = (text: string) => {
        said += text
        news.emit('more')
      }
      const answer = await makeAnswer(source, asked, stopping.signal, onText).catch((error: unknown) => {
        if (stopping.signal.aborted) return undefined
        throw error
      })
      const kept = { text: said.trim(), actions: [], ...answer, isStopped: answer === undefined }
      const whole = await db.transaction((sql) => keepAnswer(sql, clock, question, kept))
      if (whole === undefined) throw notFound()
      return whole
    })
    .finally(() => {
      isOver = true
      news.emit('more')
    })
  // The caller hears of it by their own call; there may be no listener any more.
  turn.catch(() => undefined)
  const taken = taking.then(() => undefined)
  taken.catch(() => undefined)

  return {
    turn,
    taken,
    stop: () => stopping.abort(),
    async *events() {
      let heard = 0
      for (;;) {
        if (heard < said.length) {
          const text = said.slice(heard)
          heard += text.length
          yield { type: 'delta', text }
          continue
        }
        if (isOver) break
        await once(news, 'more')
      }
      const whole = await turn
      if (whole.answer.actions.length > 0) yield { type: 'actions', actions: whole.answer.actions }
      yield { type: 'done', ...whole }
    },
  }
}
