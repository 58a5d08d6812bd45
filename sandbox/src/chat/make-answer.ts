import { setTimeout as wait } from 'node:timers/promises'
import type { Language } from '@sarv/platform/client/i18n/language'
import { logError } from '@sarv/platform/lib/log/process-log'
import type { ChatAction } from '@sarv/shared/contract/chat'
import type { Db, Sql } from '../db/sql'
import type { ForcedResponses } from '../fault-injection/forced-responses'
import type { Clock } from '../time/clock'
import { accountPassages } from './account-answers'
import type { Answer } from './answer'
import type { Answerer, Prompt } from './answerer'
import { findPassages, isAmbiguous } from './find-passages'
import { fixedAnswers, helpActions, smallTalk } from './fixed-answers'
import { answerFollowUp } from './follow-up'
import { findIntent } from './intents'
import { readFundNames } from './named-funds'
import { createNumberGuard } from './number-guard'
import type { Passage } from './passage'
import { withoutDeceivingMarks } from './question-text'
import { understand } from './understand'

/** What makes an answer. */
export interface AnswerSource {
  readonly db: Db
  readonly clock: Clock
  /** The built-in one last: it answers any question that the others do not. */
  readonly answerers: readonly Answerer[]
  /** A test may slow the words down; without one, nothing is forced. */
  readonly forced?: ForcedResponses
}

interface Asked {
  readonly sub: string
  readonly question: string
  /** Language of the app, where the question has none of its own. */
  readonly language: Language
  readonly earlier: Prompt['earlier']
}

/**
 * Makes an answer to a question out of the house's knowledge and the person's own data, and says where it is from.
 * @param onText hears the text as it comes. What is returned may be another one: of the next answerer, when the first
 *   fails in the middle
 */
export async function makeAnswer(
  { db, clock, answerers, forced }: AnswerSource,
  { sub, question, language: app, earlier }: Asked,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<Answer> {
  const funds = await readFundNames(db)
  const { question: text, isFinglish, language, before, ...read } = understand(question, earlier, app, funds)
  const say = (text: string, actions: readonly ChatAction[]): Answer => {
    onText(text)
    return { text, actions }
  }
  const sayUnknown = async () => {
    const { unknown, inPersianLetters } = fixedAnswers
    const hint = isFinglish ? ` ${inPersianLetters[language]}` : ''
    return say(`${unknown[language]}${hint}`, helpActions(await readPhone(db), language))
  }
  const talk = smallTalk(text)
  if (talk !== undefined) return say(fixedAnswers[talk][language], [])
  const asked = { ...read, sql: db, clock, sub, language, funds }
  const followUp = await answerFollowUp(asked, before)
  if (followUp === 'unknown') return sayUnknown()
  const told = followUp ?? (await findIntent(asked)?.answer(asked))
  const pause = async () => {
    const slow = forced?.take({ service: 'answerer', method: 'SAY', path: '/words', sub })
    if (slow?.delay_ms !== undefined) await wait(slow.delay_ms, undefined, { signal })
  }
  /** Words what was found by the first answerer that does not fail; undefined when all did. */
  const word = async (passages: readonly Passage[]): Promise<Answer | undefined> => {
    for (const answerer of answerers) {
      try {
        return await listen(answerer, { question, language, passages, earlier }, signal, onText, pause)
      } catch (error) {
        if (signal.aborted) throw error
        // Logs its name and no part of the conversation.
        logError(`the answerer failed: ${error instanceof Error ? error.message : 'unknown'}`)
      }
    }
    return undefined
  }
  if (told !== undefined && 'text' in told) {
    const { text, actions, figures = [] } = told
    const [action] = actions
    // Without figures it is a fixed sentence, whose words are the house's.
    if (figures.length === 0 || action === undefined) return { ...say(text, actions), figures }
    const facts = figures.map(({ label, value }) => `${label}: ${value}`).join('\n')
    const worded = await word([{ title: action.title, body: text, facts, action }])
    return { text: worded?.text || text, actions, figures }
  }
  const found =
    told === undefined ? await findPassages(db, text, language, await accountPassages(db, sub, language)) : []
  if (isAmbiguous(found))
    return say(
      fixedAnswers.ambiguous[language],
      found.map(({ action }) => action),
    )
  const passages = told ?? found
  const worded = passages.length === 0 ? undefined : await word(passages)
  if (worded === undefined) return sayUnknown()
  return worded.actions.length > 0 ? worded : { ...worded, actions: helpActions(await readPhone(db), language) }
}

async function listen(
  answerer: Answerer,
  prompt: Prompt,
  signal: AbortSignal,
  onText: (text: string) => void,
  pause: () => Promise<void>,
): Promise<Answer> {
  let text = ''
  const actions: ChatAction[] = []
  // A figure that was not found is not said, whoever words the answer.
  const guard = createNumberGuard(
    prompt.passages.map(({ title, body, facts }) => [title, body, facts].join('\n')).join('\n'),
  )
  const hear = (piece: string) => {
    text += piece
    onText(piece)
  }
  for await (const part of answerer.answer(prompt, signal)) {
    signal.throwIfAborted()
    if ('cited' in part) {
      const { action } = part.cited
      if (!actions.some((one) => one.action_type === action.action_type && one.link === action.link))
        actions.push(action)
    } else {
      hear(guard.push(withoutDeceivingMarks(part.text)))
      await pause()
    }
  }
  hear(guard.end())
  return { text: text.trim(), actions }
}

/** The phone of the support; empty where the settings have none. (SUP-025) */
async function readPhone(sql: Sql): Promise<string> {
  const [row] = await sql.query<{ phone: string | null }>(
    "select value ->> 'support_phone' as phone from setting where key = 'pwa'",
  )
  return row?.phone ?? ''
}
