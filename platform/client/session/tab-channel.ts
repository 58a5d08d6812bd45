import type { SignedOutReason } from './session'
import type { SessionEvent } from './session-event'

/** What one tab tells the others about the session. */
export type TabMessage =
  | { readonly kind: 'signed-in'; readonly sub: string }
  | { readonly kind: 'signed-out'; readonly reason: SignedOutReason }
  | { readonly kind: 'renewed' }

export interface TabChannel {
  post(message: TabMessage): void
  close(): void
}

/**
 * Broadcast channel between the tabs of one browser, whose messages arrive as events of the session. A browser without
 * one leaves each tab to the API's responses.
 */
export function openTabChannel(name: string, onEvent: (event: SessionEvent) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { post() {}, close() {} }
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    const event = eventFrom(data)
    if (event) onEvent(event)
  }
  return { post: (message) => channel.postMessage(message), close: () => channel.close() }
}

/** Undefined for what only a newer version of the app says. */
function eventFrom(message: TabMessage): SessionEvent | undefined {
  switch (message.kind) {
    case 'signed-in':
      return { kind: 'tab-signed-in', sub: message.sub }
    case 'signed-out':
      return { kind: 'tab-signed-out', reason: message.reason }
    case 'renewed':
      return { kind: 'tab-renewed' }
    default:
      return undefined
  }
}
