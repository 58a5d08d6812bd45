import type { ChatAction } from '@sarv/shared/contract/chat'

/** Passage: a piece of what the assistant may say, with the link that cites it. */
export interface Passage {
  readonly title: string
  readonly body: string
  /** Figures that stand beside the body, for a model that words both. */
  readonly facts?: string
  readonly action: ChatAction
}
