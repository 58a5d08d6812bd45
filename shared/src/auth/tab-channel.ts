import type { SignedOutReason } from './session'

/** What one tab tells the others about the session. */
export type TabNews =
  | { readonly kind: 'signed-in'; readonly sub: string }
  | { readonly kind: 'signed-out'; readonly reason: SignedOutReason }
  | { readonly kind: 'renewed' }

export interface TabChannel {
  tell(news: TabNews): void
  close(): void
}

/** The line between the tabs of one browser; a browser without it leaves each tab to the API's answers. */
export function openTabChannel(name: string, onNews: (news: TabNews) => void): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return { tell() {}, close() {} }
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<TabNews>) => onNews(data)
  return { tell: (news) => channel.postMessage(news), close: () => channel.close() }
}
