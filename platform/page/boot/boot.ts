import { isAsideClosed } from '../../client/aside'
import { rememberedLanguage } from '../../client/i18n/language'
import { readLocal } from '../../client/storage/local-keys'
import { sessionKey } from '../../client/storage/storage-keys'
import { applyTheme } from '../../client/theme/apply-theme'
import { rememberedTheme } from '../../client/theme/theme'
import { type BootData, pageWhole } from '../protocol'
import { isRaised, raiseFlag } from '../root-flags'
import { postRequest } from '../token-worker/send-by-worker'
import { createPolicy } from '../trusted-types/create-policy'
import { earlyRequests } from './early-requests'
import { firstNumberIn } from './first-number'
import { type Handoff, leaveHandoff } from './handoff'
import { isFrameFor } from './is-frame-for'
import { mayKeepResponses } from './kept-responses'
import { isUnlocked, mayReadEarly } from './may-read-early'
import { paintFirstNumber } from './paint-first-number'
import { type PersistedState, readPersistedState } from './persisted-state'
import { keepClicks } from './replay-clicks'
import { startAfterPaint } from './start-after-paint'
import { startTokenWorker } from './start-token-worker'
import { teeResponse } from './tee-response'

/**
 * Boot script, inline in the page: shows the frame if it is the one for this person and this address, with the first number
 * that is kept on the device, in the theme and with the columns that the person chose, keeps what is pressed on it, and starts the shell once all
 * of it is painted, and the worker that its first requests need at once. Where nothing is kept, it makes them for the shell,
 * and shows the number that is answered. Each import is one step of the start.
 */
applyTheme(rememberedTheme(document.cookie))
if (isAsideClosed(document.cookie)) raiseFlag('asideClosed')
const app = document.getElementById('app')
const frame = app?.firstElementChild
const { main, tokenWorker, hasAnswers, reads, firstNumber }: BootData = JSON.parse(app?.dataset.boot ?? '{"main":""}')
const language = rememberedLanguage(document.cookie)
const handoff: Handoff = { policy: createPolicy(), reads: [], answers: [] }
leaveHandoff(handoff)
if (tokenWorker && hasSession()) startTokenWorker(tokenWorker, handoff)
// Without a connection the page of another address may stand here.
const isShown = frame instanceof HTMLElement && show(frame)
// What is kept is for the person who opens the lock.
const isOpen = isShown && isUnlocked()
const number = isOpen && frame.querySelector('[data-first-number]') !== null ? firstNumber : undefined
const early = tokenWorker && isOpen && mayReadEarly() ? reads : undefined
const kept =
  early || (number && mayKeepResponses())
    ? readPersistedState({ language, query: number?.query }).catch(() => undefined)
    : Promise.resolve(undefined)
if (early) void kept.then((known) => known && askEarly(known, early))
startAfterPaint(main, number ? kept.then(showNumber) : Promise.resolve(), hasAnswers && pageWhole)

function askEarly(known: PersistedState, { urls, version }: NonNullable<typeof reads>): void {
  const page = {
    reads: urls,
    language,
    version,
    isTwa: readLocal('isTwa') === 'true',
    isStandalone: matchMedia('(display-mode: standalone)').matches,
  }
  for (const request of earlyRequests(known, page, Date.now())) {
    if (!handoff.worker) return
    const port = postRequest(handoff.worker, request)
    const hasNumber = number !== undefined && request.url.endsWith(number.read)
    handoff.reads.push({ request, port: hasNumber ? showAnswered(port, known) : port })
  }
}

/** Shows the number as soon as it is answered, which is before the shell has been evaluated; returns where its news go on. */
function showAnswered(port: MessagePort, known: PersistedState): MessagePort {
  const { passedOn, json } = teeResponse(port)
  const shown = json.then((answer) => showNumber({ ...known, answer: answer as PersistedState['answer'] }))
  // The shell reports an answer that does not parse.
  void shown.catch(() => undefined)
  return passedOn
}

function show(frame: HTMLElement): boolean {
  const { lang } = document.documentElement
  const { frame: kind, route = '' } = frame.dataset
  const visit = { hasSession: hasSession(), pathname: location.pathname, language }
  if (!isFrameFor({ kind, route, language: lang }, visit)) {
    frame.remove()
    return false
  }
  keepClicks(frame)
  raiseFlag('opening')
  return true
}

function showNumber(known: PersistedState | undefined): void {
  const amount = known && number && firstNumberIn(known, number)
  // A person who has left the page or the session meanwhile does not see it any more.
  if (amount === undefined || !isRaised('opening') || isRaised('firstNumber')) return
  paintFirstNumber(amount, number?.unit ?? '', language)
}

/** Whether tokens are stored here, readable or not. */
function hasSession(): boolean {
  try {
    return localStorage.getItem(sessionKey('tokens')) !== null
  } catch {
    // Storage is denied: nothing outlived the last page.
    return false
  }
}
