import { rememberedLanguage } from '@sarv/shared/internal/i18n/language'
import { sessionKey } from '@sarv/shared/internal/storage/storage-keys'
import { applyTheme } from '@sarv/shared/internal/theme/apply-theme'
import { rememberedTheme } from '@sarv/shared/internal/theme/theme'
import { createPolicy } from '../trusted-types/create-policy'
import { type Handover, handOver } from './hand-over'
import { isFrameFor } from './is-frame-for'
import { keepPress } from './kept-press'
import { paintWorth } from './paint-worth'
import { readKeptWorth } from './read-kept-worth'
import { startAfterPaint } from './start-after-paint'
import { startTokenWorker } from './start-token-worker'

/**
 * Boot script, inline in the page: shows the frame if it is the one for this person and this address, with the worth that is
 * kept on the device, in the theme that the person chose, keeps what is pressed on it, and starts the shell once all of it
 * is painted, and the worker that its first requests need at once.
 */
applyTheme(rememberedTheme(document.cookie))
const app = document.getElementById('app')
const frame = app?.firstElementChild
const { main = '', worker = '', deployment = '' } = app?.dataset ?? {}
const language = rememberedLanguage(document.cookie)
const handover: Handover = { policy: createPolicy() }
handOver(handover)
if (worker && hasSession()) startTokenWorker(worker, handover)
const isShown = frame instanceof HTMLElement && show(frame)
const hasWorth = isShown && deployment !== '' && frame.querySelector('[data-worth]') !== null
startAfterPaint(main, hasWorth ? showKeptWorth() : Promise.resolve())

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

async function showKeptWorth(): Promise<void> {
  const worth = await readKeptWorth({ deployment, language }).catch(() => undefined)
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
