import type { Analytics } from '@sarv/platform/client/analytics/create-analytics'
import type { Api } from '@sarv/platform/client/api/create-api'
import type { ShellNavigation } from '@sarv/platform/client/navigation/navigation'
import type { RemoteDirectory } from '@sarv/platform/client/remotes/directory/remote-directory'
import { findSection, listSections } from '@sarv/platform/client/remotes/sections/find-section'
import { type Session, session } from '@sarv/platform/client/session/session'
import { formOfSlice } from '@sarv/platform/client/storage/kept-draft'
import type { SecureStorage } from '@sarv/platform/client/storage/secure-storage'
import { isSliceName } from '@sarv/platform/client/storage/slices'
import { updateHolds } from '@sarv/platform/client/updates/update-holds'
import type { Bus } from '@sarv/platform/contract/events/bus'
import type { PageRemote } from '@sarv/platform/contract/page-data'
import { type Platform, platformVersion } from '@sarv/platform/contract/platform'
import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18n } from 'i18next'
import { subscribe } from 'valtio'
import { LazyPdfViewer } from '../pdf/lazy-pdf-viewer'
import { SectionOutlet } from '../remotes/sections/section-outlet'
import type { GeneralStateStore } from '../services/general-state-store'
import type { HeaderStore } from '../services/header-store'

/** The services behind the platform object. */
export interface PlatformServices {
  readonly bus: Bus
  readonly queryClient: QueryClient
  readonly storage: SecureStorage
  readonly general: GeneralStateStore
  readonly api: Api
  readonly i18n: I18n
  readonly navigation: ShellNavigation
  readonly header: HeaderStore
  readonly analytics: Analytics
  /** The remotes whose sections may be drawn in slots. */
  readonly directory: RemoteDirectory
  /** Whether a remote can be opened in this document. */
  readonly canOpen: (remote: PageRemote) => boolean
}

/** Whose drafts they are; a signed-out page has a place of its own, and shows no form. */
const subOf = (current: Session) => (current.at === 'signed-in' ? current.sub : 'nobody')

/** A memoized factory of the platform object: each remote has one, and finds the same one when it is mounted again. */
export function createPlatforms({
  storage,
  general,
  header,
  bus,
  analytics,
  directory,
  canOpen,
  ...parts
}: PlatformServices): (remote: PageRemote) => Platform {
  const cache = new Map<string, Platform>()
  const create = (remote: PageRemote): Platform => ({
    version: platformVersion,
    session: { current: () => session.current, subscribe: (listener) => subscribe(session, listener) },
    ...parts,
    bus,
    header: { set: header.set },
    storage(slice) {
      const form = formOfSlice(slice)
      if (form !== undefined) return storage.draft(remote.name, subOf(session.current), form)
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
    sections(slot) {
      const offered = (one: PageRemote) => one.sections?.some((section) => section.slot === `${remote.name}/${slot}`)
      return listSections(
        remote.name,
        slot,
        directory.known().filter((one) => offered(one) && canOpen(one)),
      )
    },
    Section({ id }) {
      const found = findSection(remote.name, id, directory.known())
      return found ? <SectionOutlet {...found} platform={platformFor(found.remote)} /> : null
    },
    track: analytics.track,
    lock: updateHolds.hold,
    report: (error) => {
      const name = error instanceof Error ? error.name : typeof error
      console.warn(`${remote.name} ${remote.version} reports ${name}`)
    },
  })
  const platformFor = (remote: PageRemote) => {
    const platform = cache.get(remote.name) ?? create(remote)
    cache.set(remote.name, platform)
    return platform
  }
  return platformFor
}
