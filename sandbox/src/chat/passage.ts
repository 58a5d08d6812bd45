import type { ChatAction } from '@sarv/shared/contract/chat'

/** Passage: a piece of what the assistant may say, with the link that cites it. */
export interface Passage {
  readonly title: string
  readonly body: string
  readonly action: ChatAction
}
