import { subscribe } from 'valtio'
import { type Platform, platformVersion } from '../contract/platform'
import type { SessionRef } from './session/session'

/** What differs between shells, tests and pages without remotes; the caller gives each part. */
export interface PlatformParts extends Omit<Platform, 'version' | 'session' | 'alert' | 'toast' | 'showPdf'> {
  readonly session: SessionRef
}

/**
 * Creates the platform object of one remote, or of a page that uses the kit. What is shown over the page goes by the bus:
 * its events `alerted`, `toasted` and `document-opened`.
 */
export function createPlatform({ session, ...parts }: PlatformParts): Platform {
  const { bus } = parts
  return {
    ...parts,
    version: platformVersion,
    session: { current: () => session.current, subscribe: (listener) => subscribe(session, listener) },
    alert: (message) => bus.emit('alerted', { message }),
    toast: (message, action) => bus.emit('toasted', { message, ...(action ? { action } : {}) }),
    showPdf: (document) => bus.emit('document-opened', document),
  }
}

/** Parts of a page that has no header, amounts, documents, sections and analytics. */
export const plainParts = {
  header: { set: () => () => undefined },
  amounts: { areShown: async () => true, show: async () => undefined },
  PdfViewer: () => null,
  sections: () => [],
  Section: () => null,
  track: () => undefined,
} satisfies Partial<PlatformParts>
