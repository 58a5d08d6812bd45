import { rememberedLanguage } from '@sarv/shared/internal/i18n/language'
import { chooseInstallOffer } from '../install/install-offer'
import { readDevice } from '../install/read-device'
import { isFrameFor } from './is-frame-for'
import { keepPress } from './kept-press'
import { startAfterPaint } from './start-after-paint'

/**
 * Boot script, inline in the page: shows the frame if it is the one for this person and this address, keeps what is pressed
 * on it, and starts the shell once it is painted.
 */
const app = document.getElementById('app')
const frame = app?.firstElementChild
const { dataset, lang } = document.documentElement

if (app && frame instanceof HTMLElement) {
  const { frame: kind, route = '' } = frame.dataset
  const visit = { hasSession: hasSession(), pathname: location.pathname, language: rememberedLanguage(document.cookie) }
  if (chooseInstallOffer(readDevice()) !== 'banner') frame.querySelector('[data-login-panel] > section')?.remove()
  if (isFrameFor({ kind, route, language: lang }, visit)) dataset.opening = ''
  else frame.remove()
  keepPress(frame)
}
startAfterPaint(app?.dataset.main ?? '')

/** Whether tokens are stored here, whoever can read them. */
function hasSession(): boolean {
  try {
    return localStorage.getItem('sarv.session.tokens') !== null
  } catch {
    // Storage is denied: nothing outlived the last page.
    return false
  }
}
