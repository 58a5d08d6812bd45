import type { LocalText } from '../local-text/local-text'

/** The kinds of entries, with the title that an entry of the kind has. */
export const inboxKinds = {
  TRANSFER: { fa: 'انتقال وجه', en: 'Transfer' },
  SALE: { fa: 'فروش واحد', en: 'Sale of units' },
  DEPOSIT: { fa: 'واریز به حساب', en: 'Money in' },
  CARD: { fa: 'کارت', en: 'Card' },
  FUND: { fa: 'هشدار صندوق', en: 'Fund alert' },
  SECURITY: { fa: 'امنیت حساب', en: 'Account security' },
} as const satisfies Record<string, LocalText>

export type InboxKind = keyof typeof inboxKinds
