import { assetsPath } from '@sarv/shared/contract/assets-path'
import { rememberedLanguage } from '@sarv/shared/internal/i18n/language'
import { sessionKey } from '@sarv/shared/internal/storage/storage-keys'
import { applyTheme } from '@sarv/shared/internal/theme/apply-theme'
import { rememberedTheme } from '@sarv/shared/internal/theme/theme'
import { postRequest } from '@sarv/shared/internal/token-worker/send-by-worker'
import { readLocal } from '@sarv/shared/storage/local-keys'
import { createPolicy } from '../trusted-types/create-policy'
import { earlyRequests } from './early-requests'
import { earlyWorth } from './early-worth'
import { type Handover, handOver } from './hand-over'
import { isFrameFor } from './is-frame-for'
import { keepPress } from './kept-press'
import { overhear } from './overhear'
import { paintWorth } from './paint-worth'
import { type Kept, readKept } from './read-kept'
import { startAfterPaint } from './start-after-paint'
import { startTokenWorker } from './start-token-worker'

/**
 * Boot script, inline in the page: shows the frame if it is the one for this person and this address, with the worth that is
 * kept on the device, in the theme that the person chose, keeps what is pressed on it, and starts the shell once all of it
 * is painted, and the worker that its first requests need at once. Where nothing is kept, it makes them for the shell, and
 * shows the worth that is answered.
 */
applyTheme(rememberedTheme(document.cookie))
const app = document.getElementById('app')
const frame = app?.firstElementChild
const { main = '', worker = '', deployment = '', reads = '', version = '' } = app?.dataset ?? {}
const language = rememberedLanguage(document.cookie)
const handover: Handover = { policy: createPolicy(), reads: [] }
handOver(handover)
if (worker && hasSession()) startTokenWorker(worker, handover)
// Without a connection the page of another address may stand here.
const isShown = frame instanceof HTMLElement && show(frame)
const hasWorth = isShown && deployment !== '' && frame.querySelector('[data-worth]') !== null
// What the wrapper app says in an address, its push token among it, the shell reads first (PLT-012).
const hasReads = isShown && reads !== '' && location.search === '' && location.hash === ''
const kept =
  hasWorth || hasReads ? readKept({ deployment, language }).catch(() => undefined) : Promise.resolve(undefined)
if (hasReads) void kept.then((known) => known && askEarly(known))
startAfterPaint(main, hasWorth ? kept.then(showWorth) : Promise.resolve())

function askEarly(known: Kept): void {
  const page = {
    reads: reads.split(' '),
    language,
    version,
    isTwa: readLocal('isTwa') === 'true',
    isStandalone: matchMedia('(display-mode: standalone)').matches,
  }
  for (const request of earlyRequests(known, page, Date.now())) {
    if (!handover.worker) return
    const port = postRequest(handover.worker, request)
    const isWorth = hasWorth && request.url.endsWith(assetsPath)
    handover.reads.push({ request, port: isWorth ? showAnswered(port, known) : port })
  }
}

/** Shows the worth as soon as it is answered, which is before the shell has been evaluated; returns where its news go on. */
function showAnswered(port: MessagePort, known: Kept): MessagePort {
  const { passedOn, json } = overhear(port)
  const shown = json.then((assets) => showWorth({ ...known, assets: assets as Kept['assets'] }))
  // What is no JSON is the shell's to find.
  void shown.catch(() => undefined)
  return passedOn
}

function show(frame: HTMLElement): boolean {
  const { dataset, lang } = document.documentElement
  const { frame: kind, route = '' } = frame.dataset
  const visit = { hasSession: hasSession(), pathname: location.pathname, language }
  if (!isFrameFor({ kind, route, language: lang }, visit)) {
    frame.remove()
    return false
  }
  keepPress(frame)
  dataset.opening = ''
  return true
}

function showWorth(known: Kept | undefined): void {
  const worth = known && earlyWorth(known)
  // Whoever has left the page or the session meanwhile is not shown it any more.
  if (worth !== undefined && document.documentElement.dataset.opening !== undefined) paintWorth(worth, language)
}

/** Whether tokens are stored here, whoever can read them. */
function hasSession(): boolean {
  try {
    return localStorage.getItem(sessionKey('tokens')) !== null
  } catch {
    // Storage is denied: nothing outlived the last page.
    return false
  }
}
