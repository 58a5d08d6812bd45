import type { Analytics } from '@sarv/shared/analytics/create-analytics'
import type { Api } from '@sarv/shared/api/create-api'
import { session } from '@sarv/shared/auth/session'
import type { Bus } from '@sarv/shared/events/bus'
import type { PageRemote } from '@sarv/shared/remote/page-data'
import { type Platform, platformVersion } from '@sarv/shared/remote/platform'
import type { SecureStorage } from '@sarv/shared/storage/secure-storage'
import { isSliceName } from '@sarv/shared/storage/slices'
import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { subscribe } from 'valtio'
import type { GeneralMemory } from './general-memory'
import { LazyPdfViewer } from './pdf/lazy-pdf-viewer'
import { locks } from './pwa/locks'
import { sectionOf, sectionsIn } from './remotes/section-of'
import { SectionOutlet } from './remotes/section-outlet'
import type { HeaderStore } from './shell/header-store'
import type { ShellNavigation } from './shell/navigation'

export interface PlatformParts {
  readonly bus: Bus
  readonly queryClient: QueryClient
  readonly storage: SecureStorage
  readonly general: GeneralMemory
  readonly api: Api
  readonly i18n: I18n
  readonly navigation: ShellNavigation
  readonly header: HeaderStore
  readonly analytics: Analytics
  /** Who may draw in whose slots. */
  readonly remotes: readonly PageRemote[]
}

/** Makes the platform object of each remote, once: a remote that is mounted again finds the same one. */
export function platforms({
  storage,
  general,
  header,
  bus,
  analytics,
  remotes,
  ...parts
}: PlatformParts): (remote: PageRemote) => Platform {
  const made = new Map<string, Platform>()
  const make = (remote: PageRemote): Platform => ({
    version: platformVersion,
    session: { current: () => session.current, subscribe: (listener) => subscribe(session, listener) },
    ...parts,
    bus,
    header: { set: header.set },
    storage(slice) {
      if (!isSliceName(slice) || !remote.storage.includes(slice))
        throw new Error(`${remote.name} keeps no slice ${slice}: its manifest does not name it`)
      return storage.slice(slice)
    },
    amounts: {
      areShown: async () => (await general.read()).visibleHomeBalance,
      show: (shown) => general.change({ visibleHomeBalance: shown }),
    },
    alert: (message) => bus.emit('alerted', { message }),
    toast: (message, action) => bus.emit('toasted', { message, ...(action ? { action } : {}) }),
    showPdf: (document) => bus.emit('document-opened', document),
    PdfViewer: LazyPdfViewer,
    sections: (slot) => sectionsIn(remote.name, slot, remotes),
    Section({ id }) {
      const found = sectionOf(remote.name, id, remotes)
      return found ? <SectionOutlet {...found} platform={platformOf(found.remote)} /> : null
    },
    track: analytics.track,
    lock: locks.hold,
    report: (error) => {
      const what = error instanceof Error ? error.name : typeof error
      console.warn(`${remote.name} ${remote.version} reports ${what}`)
    },
  })
  const platformOf = (remote: PageRemote) => {
    const known = made.get(remote.name) ?? make(remote)
    made.set(remote.name, known)
    return known
  }
  return platformOf
}
