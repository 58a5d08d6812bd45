import mitt, { type Emitter } from 'mitt'
import type { Session, SignedOutReason } from '../../client/session/session'
import type { PdfDocument } from '../pdf-document'

/** Event map of the platform's bus: facts in the past, and what each one carries. Adding a line here adds an event. */
export type Events = {
  'session-changed': Session
  /** Tokens are gone. With `elsewhere` the stored state is already the next person's: reload, clear nothing. */
  'signed-out': { reason: SignedOutReason }
  'onboarding-required': undefined
  alerted: { title?: string; message: string }
  toasted: { message: string; action?: { label: string; run: () => void } }
  /** A person wants to read it; the shell shows it over the page. */
  'document-opened': PdfDocument
  navigated: { to: string }
  'page-visited': { path: string; title: string }
  'balance-visibility-changed': { visible: boolean }
  'language-changed': { language: 'fa' | 'en' }
  'remote-failed': { name: string; version: string; reason: string }
  'payment-settled': { trace: string }
  /** Own events of the remotes: the name of one and a word, which its `remote.json` names under `events`. */
  [own: `${string}/${string}`]: unknown
}

export type Bus = Emitter<Events>

/**
 * Creates the event bus, of which a page has one. (PLT-021)
 * @example
 * const bus = createBus()
 * bus.on('payment-settled', ({ trace }) => refetch(trace))
 */
export function createBus(): Bus {
  return mitt<Events>()
}
