import type { LocalText } from '../local-text/local-text'

interface Kind {
  /** Title of its entries. */
  readonly title: LocalText
  /** What of it is told, for the page of choices. */
  readonly tells: LocalText
  /** Why it cannot be switched off; absent where it can. */
  readonly always?: LocalText
}

/** The kinds of entries, as they stand on the page of choices. */
export const inboxKinds = {
  DEPOSIT: {
    title: { fa: 'واریز به حساب', en: 'Money in' },
    tells: {
      fa: 'انتقال دیگران، سود صندوق، شارژ حساب و برگشت پول',
      en: 'Transfers to you, fund profits, charges, refunds',
    },
  },
  TRANSFER: {
    title: { fa: 'انتقال وجه', en: 'Transfer' },
    tells: { fa: 'وقتی ثبت می‌شود و وقتی می‌رسد', en: 'When it is made, and when it has arrived' },
  },
  PAYMENT: {
    title: { fa: 'پرداخت', en: 'Payment' },
    tells: { fa: 'پرداخت‌های شما در درگاه', en: 'What you pay at a gateway' },
  },
  PURCHASE: {
    title: { fa: 'خرید انجام‌شده', en: 'Purchase settled' },
    tells: { fa: 'وقتی واحدها یا سبد به نام شما می‌شود', en: 'When units or a portfolio are yours' },
  },
  SALE: {
    title: { fa: 'فروش واحد', en: 'Sale of units' },
    tells: { fa: 'وقتی ثبت می‌شود و وقتی پولش می‌رسد', en: 'When it is ordered, and when it is paid' },
  },
  CONTRACT: {
    title: { fa: 'قرارداد آمادهٔ امضا', en: 'Contract to sign' },
    tells: { fa: 'قراردادهایی که منتظر امضای شماست', en: 'Contracts that wait for your signature' },
  },
  REFUSED: {
    title: { fa: 'پذیرفته نشد', en: 'Not accepted' },
    tells: {
      fa: 'درخواست، رسید، خرید یا انتقالی که رد شد',
      en: 'A request, slip, purchase or transfer that was refused',
    },
  },
  LIMIT: {
    title: { fa: 'سقف روزانه', en: 'Daily limit' },
    tells: { fa: 'وقتی چهارپنجم سقف انتقال امروز پر شد', en: "When four fifths of today's transfer limit are used" },
  },
  CARD: {
    title: { fa: 'کارت', en: 'Card' },
    tells: { fa: 'صدور، اصلاح و رسیدن کارت', en: 'Your card: issued, to correct, arrived' },
  },
  FUND: {
    title: { fa: 'هشدار صندوق', en: 'Fund alert' },
    tells: { fa: 'هشدارهایی که برای صندوق‌ها گذاشته‌اید', en: 'The alerts that you set on funds' },
  },
  SECURITY: {
    title: { fa: 'امنیت حساب', en: 'Account security' },
    tells: { fa: 'ورود جدید و تغییرهای حساس', en: 'New sign-ins and sensitive changes' },
    always: {
      fa: 'همیشه پیامک می‌شود: اگر کار شما نباشد، باید فوری خبردار شوید.',
      en: 'Always sent by text message: if it was not you, you have to know at once.',
    },
  },
} as const satisfies Record<string, Kind>

export type InboxKind = keyof typeof inboxKinds

/** The same, in the order of the page. */
export const kindList = Object.entries(inboxKinds) as [InboxKind, Kind][]

export const isInboxKind = (word: string): word is InboxKind => Object.hasOwn(inboxKinds, word)
