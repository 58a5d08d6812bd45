import type { FirstNumber } from '../contract/manifest-parts'

/**
 * Everything that the parts of a page's start hand over to each other, by the name under which it lies in the page. The page
 * is started by the document server, the boot script, the token worker and the shell, in this order; docs/page-start.md
 * draws it.
 */

/** What the document server tells the boot script, as JSON in the attribute `data-boot` of `#app`. */
export interface BootData {
  /** URL of the shell's entry script. */
  readonly main: string
  /** Path of the token worker's script; absent in development. */
  readonly tokenWorker?: string
  /** Answers may come behind the page: the answers script says when it is whole. */
  readonly hasAnswers?: true
  /** What the page asks the product API for at once; absent where the route declares nothing. */
  readonly reads?: { readonly urls: readonly string[]; readonly version: string }
  /** Absent too where nothing is kept for a start without a connection. */
  readonly firstNumber?: BootNumber
}

/**
 * Attribute of each `script type="application/json"` that a document server which holds the session writes behind a page:
 * the index of an address in `BootData.reads`, whose answer stands in it, or `answerHeaders`.
 */
export const answerAttribute = 'data-answer'
/** Attribute of a style sheet that the answers script adds to the page. */
export const laterStyle = 'data-later-style'
/** Event of the window, answers script → boot script: the page is whole, its styles are there, and its first number is painted or will not come soon. */
export const pageWhole = 'sarv-page-whole'
/** Value for the first of them: the headers of the requests, as the page would make them. */
export const answerHeaders = 'headers'

/** The first number of a route, in the language of the page. */
export type BootNumber = Omit<FirstNumber, 'unit'> & { readonly unit: string }

/** Globals that one part sets and another one reads. */
export const globals = {
  /** Boot script → shell: `Handoff`. The shell's first module takes it out of the page. */
  handoff: '__SARV_HANDOFF__',
  /** Shell → loading of remotes and their styles: hash by URL. */
  styles: '__SARV_STYLES__',
  /** Document server → token worker: its settings, in front of its script. */
  tokens: '__SARV_TOKENS__',
  /** Document server → service worker: `WorkerPlan`, in front of its script. */
  plan: '__SARV_PLAN__',
} as const

/**
 * Flags `data-…` of the root element, which style sheets read too.
 * - `opening`: boot script → style sheets, shell. The drawn frame is the one of this visit; the shell takes the flag away.
 * - `firstNumber`: boot script → style sheets, shell. The first number is painted.
 * - `asideClosed`: boot script, shell → style sheets. The person closed the column beside wide pages.
 * - `failed`: each part → style sheet of the document's own message. The shell does not start.
 */
export type RootFlag = 'opening' | 'firstNumber' | 'asideClosed' | 'failed'
