import type { PageRemote } from '../../contract/page-data'

/** What the document server asks to be rendered. */
export interface FrameRequest {
  readonly pathname: string
  readonly language: 'fa' | 'en'
  readonly remotes: readonly PageRemote[]
}

/**
 * The part of a page that can be drawn before any of its scripts is there.
 * - `start`: the sign-in page, for a person who has no session on this device.
 * - `shell`: header, tabs and the page's skeleton, for a person who has one.
 */
export interface Frame {
  readonly kind: 'start' | 'shell'
  /** The route that it shows, as the manifest has it: `/notes/:noteId`. */
  readonly route: string
  readonly html: string
  /** Rules of this one frame, beside the style sheet of all. */
  readonly styles: string
}

/** Undefined for a page that is not known before its scripts are. */
export type RenderFrame = (request: FrameRequest) => Frame | undefined
