import { rememberedLanguage } from '@sarv/shared/internal/i18n/language'
import { sessionKey } from '@sarv/shared/internal/storage/storage-keys'
import { applyTheme } from '@sarv/shared/internal/theme/apply-theme'
import { rememberedTheme } from '@sarv/shared/internal/theme/theme'
import { postRequest } from '@sarv/shared/internal/token-worker/send-by-worker'
import { readLocal } from '@sarv/shared/storage/local-keys'
import { createPolicy } from '../trusted-types/create-policy'
import { earlyRequests } from './early-requests'
import { type Handover, handOver } from './hand-over'
import { isFrameFor } from './is-frame-for'
import { keepPress } from './kept-press'
import { keptWorth } from './kept-worth'
import { paintWorth } from './paint-worth'
import { type Kept, readKept } from './read-kept'
import { startAfterPaint } from './start-after-paint'
import { startTokenWorker } from './start-token-worker'

/**
 * Boot script, inline in the page: shows the frame if it is the one for this person and this address, with the worth that is
 * kept on the device, in the theme that the person chose, keeps what is pressed on it, and starts the shell once all of it
 * is painted, and the worker that its first requests need at once. Where nothing is kept, it asks them for the shell.
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
if (hasReads) void kept.then(askEarly)
startAfterPaint(main, hasWorth ? kept.then(showWorth) : Promise.resolve())

function askEarly(known: Kept | undefined): void {
  if (!known) return
  const page = {
    reads: reads.split(' '),
    language,
    version,
    isTwa: readLocal('isTwa') === 'true',
    isStandalone: matchMedia('(display-mode: standalone)').matches,
  }
  for (const request of earlyRequests(known, page, Date.now())) {
    if (handover.worker) handover.reads.push({ request, port: postRequest(handover.worker, request) })
  }
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
  const worth = known && keptWorth(known)
  // The shell may have been quicker, and somebody have left the page already.
  if (worth !== undefined && frame?.isConnected) paintWorth(worth, language)
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
