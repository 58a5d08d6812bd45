import type { QueryClient } from '@tanstack/query-core'
import type { i18n as I18n } from 'i18next'
import type { Facts } from '../client/analytics/events'
import type { Api } from '../client/api/create-api'
import type { Session } from '../client/session/session'
import type { Bus } from './events/bus'
import type { HeaderExtra } from './manifest-parts'
import type { PdfDocument, PdfViewerProps } from './pdf-document'
import type { Navigator, ReactComponent } from './react-types'

/** The version of the contract between the shell and its remotes (semver). A remote declares the range that it needs. */
export const platformVersion = '1.8.0'

/** A place in the app as the address bar has it. A new object for every navigation, the same object between two. */
export interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly state: unknown
  readonly key: string
}

export interface Navigation {
  /** Where the person is now. */
  readonly place: () => Place
  /** Calls back after every navigation; the answer ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void
  /** Goes to an absolute path of the app. */
  readonly navigate: (to: string, options?: { replace?: boolean; state?: unknown }) => void
  /**
   * Whether the shell or a remote answers an address, with or without a query: a link to a page that no team has opened
   * yet is not drawn (D-42).
   */
  readonly exists: (address: string) => boolean
  /** One entry back, `/home` when the visit began here. */
  readonly back: () => void
  /**
   * Pushes a history entry for an overlay over the page, with the page's address: going back calls `onBack` and keeps the
   * page. What it returns is called when the overlay closes otherwise.
   */
  readonly pushOverlay: (onBack: () => void) => () => void
  /** Follows a banner action: its type and link as the server sent them (HST-035…040). */
  readonly intent: (type: string, link: string) => void
  /** The navigator of the one router, for a remote's own `<Router>`. */
  readonly navigator: Navigator
}

/** What a remote may say about the header while it is on the screen; what it leaves out comes from its manifest. */
export interface HeaderOptions {
  readonly title?: string
  readonly extras?: readonly HeaderExtra[]
  /** Called instead of the manifest's back rule. */
  readonly onBack?: () => void
  readonly hidden?: boolean
  /** No arrow, as while a flow must not be left (PMA-006). */
  readonly withoutBack?: boolean
}

/** A remote's own part of the encrypted storage: one JSON value. */
export interface StorageSlice {
  readonly get: <Value>() => Promise<Value | undefined>
  readonly set: (value: unknown) => Promise<void>
}

/** A section that another remote draws in a slot: who it is, and where in the page it asks to stand. */
export interface OfferedSection {
  /** The remote and its section: `recommendations/offers`. */
  readonly id: `${string}/${string}`
  /** The block of the page that it stands behind; without one, or where the page does not draw it, the end. */
  readonly after?: string
}

/** What the shell gives to a remote when it mounts it. The token is not part of it and never will be. */
export interface Platform {
  readonly version: string
  readonly session: { readonly current: () => Session; readonly subscribe: (listener: () => void) => () => void }
  readonly api: Api
  readonly bus: Bus
  readonly navigation: Navigation
  readonly header: { readonly set: (options: HeaderOptions) => () => void }
  readonly queryClient: QueryClient
  readonly i18n: I18n
  readonly storage: (slice: string) => StorageSlice
  /**
   * Whether amounts are shown: one choice of the person for all remotes, kept by the shell over
   * reloads (D-62). A screen asks by `useBalanceVisibility`.
   */
  readonly amounts: { readonly areShown: () => Promise<boolean>; readonly show: (shown: boolean) => Promise<void> }
  readonly alert: (message: string) => void
  readonly toast: (message: string, action?: { label: string; run: () => void }) => void
  /** Opens a document over the page; closing it gives the focus back (PLT-048, PLT-049). */
  readonly showPdf: (document: PdfDocument) => void
  /** The same viewer inside a remote's own screen, or a preview of page 1. Its code is the shell's and comes with the first document. */
  readonly PdfViewer: ReactComponent<PdfViewerProps>
  /** What other remotes offer to a slot of this one, in the order in which they stand at the same place (INV-077). */
  readonly sections: (slot: string) => readonly OfferedSection[]
  /**
   * One of them on the page: loaded when it comes near the screen, with a life and a failure of its own.
   * @example {sections('home').map(({ id }) => <Section key={id} id={id} />)}
   */
  readonly Section: ReactComponent<Pick<OfferedSection, 'id'>>
  /**
   * Counts something that happened; never waits, never throws. Only events and facts that the shell's catalogue names leave
   * the browser (PLT-066, T23).
   */
  readonly track: (event: string, facts: Facts) => void
  /**
   * Keeps the shell from offering another version of itself while something is under way that must not be interrupted (a
   * one-time code, a payment); the answer lets go.
   */
  readonly lock: () => () => void
  /** Tells the shell about an error that the remote could handle itself. */
  readonly report: (error: unknown) => void
}
