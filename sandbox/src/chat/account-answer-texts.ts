import type { Language } from '@sarv/platform/client/i18n/language'

/** What people call their own things when they ask for them, beside the titles. */
export const accountKeywords: Readonly<Record<Language, { orders: string; card: string; transfer: string }>> = {
  fa: {
    orders: 'وضعیت سفارشم سفارش‌های باز من در انتظار انجام آخرین خریدم فروشم پیگیری تسویه',
    card: 'وضعیت کارتم کارت من حساب بانکی فعال',
    transfer: 'انتقالم آخرین رسید من کارت‌به‌کارت پایا ساتنا پل واریز حواله وضعیت',
  },
  en: {
    orders: 'status my order orders open pending latest purchase sale state settlement',
    card: 'status my card bank account active state',
    transfer: 'my latest transfer receipt sent paya satna status',
  },
}

interface OrderLine {
  readonly title: string
  readonly amount: string
  readonly status: string
  readonly day: string | undefined
  readonly code: string
}

export const orderTexts: Readonly<
  Record<
    Language,
    {
      heading: string
      all: string
      none: string
      open: (count: string) => string
      title: (side: 'BUY' | 'SELL', fund: string) => string
      line: (order: OrderLine) => string
      statuses: Readonly<Record<string, string>>
    }
  >
> = {
  fa: {
    heading: 'سفارش‌های شما',
    all: 'همهٔ سفارش‌ها',
    none: 'سفارش بازی ندارید.',
    open: (count) => `${count} سفارش باز دارید.`,
    title: (side, fund) => `${side === 'BUY' ? 'خرید' : 'فروش'} ${fund}`,
    line: ({ title, amount, status, day, code }) =>
      `${title} به مبلغ ${amount}: ${status}${day === undefined ? '' : `، تسویه ${day}`} (کد پیگیری ${code})`,
    statuses: {
      WAITING: 'در انتظار پرداخت',
      PENDING: 'در انتظار تسویه',
      DONE: 'انجام شده',
      CANCELED: 'لغو شده',
      FAILED: 'پرداخت ناموفق',
      REJECTED: 'رد شده',
    },
  },
  en: {
    heading: 'Your orders',
    all: 'All orders',
    none: 'You have no open order.',
    open: (count) => (count === '1' ? 'You have 1 open order.' : `You have ${count} open orders.`),
    title: (side, fund) => `${side === 'BUY' ? 'Purchase' : 'Sale'} of ${fund}`,
    line: ({ title, amount, status, day, code }) =>
      `${title} for ${amount}: ${status}${day === undefined ? '' : `, settles on ${day}`} (tracking code ${code})`,
    statuses: {
      WAITING: 'waiting for the payment',
      PENDING: 'waiting for settlement',
      DONE: 'done',
      CANCELED: 'cancelled',
      FAILED: 'the payment failed',
      REJECTED: 'rejected',
    },
  },
}

export const cardTexts: Readonly<
  Record<
    Language,
    {
      heading: string
      link: string
      none: string
      blocked: string
      number: (ends: string) => string
      statuses: Readonly<Record<string, string>>
    }
  >
> = {
  fa: {
    heading: 'کارت شما',
    link: 'کارت من',
    none: 'هنوز کارت سرو ندارید. می‌توانید آن را درخواست کنید.',
    blocked: 'به خواست شما مسدود است.',
    number: (ends) => `کارتی که شماره‌اش به ${ends} پایان می‌یابد`,
    statuses: {
      bank_onb_required: 'هنوز درخواست نشده است.',
      verified: 'صادر شده است.',
      pending: 'درخواستش نیمه‌کاره است و می‌توانید ادامه دهید.',
      blocked: 'مسدود است.',
      failed: 'درخواستش پذیرفته نشد؛ در صفحهٔ کارت نوشته شده که چه چیزی را اصلاح کنید.',
      waiting: 'درخواستش در حال بررسی است.',
    },
  },
  en: {
    heading: 'Your card',
    link: 'My card',
    none: 'You do not have a Sarv card yet. You can request one.',
    blocked: 'is blocked, as you asked.',
    number: (ends) => `Your card ending in ${ends}`,
    statuses: {
      bank_onb_required: 'has not been requested yet.',
      verified: 'has been issued.',
      pending: 'is requested in part; you can go on with it.',
      blocked: 'is blocked.',
      failed: 'was not approved; the card page says what to put right.',
      waiting: 'is being reviewed.',
    },
  },
}

export const accountTexts: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  fa: {
    active: 'حساب آن فعال است.',
    block: 'حساب آن مسدود است.',
    inactive: 'حساب آن غیرفعال است.',
    pending: 'حساب آن در انتظار است.',
    wait_for_activate: 'حساب آن در انتظار فعال‌سازی است.',
    acc_pending: 'حساب آن در حال باز شدن است.',
  },
  en: {
    active: 'Its account is active.',
    block: 'Its account is blocked.',
    inactive: 'Its account is not active.',
    pending: 'Its account is pending.',
    wait_for_activate: 'Its account waits for activation.',
    acc_pending: 'Its account is being opened.',
  },
}

export const transferTexts: Readonly<
  Record<
    Language,
    {
      receipt: string
      title: (amount: string, to: string) => string
      line: (day: string, status: string, reference: string) => string
      description: (text: string) => string
      statuses: Readonly<Record<string, string>>
    }
  >
> = {
  fa: {
    receipt: 'رسید انتقال',
    title: (amount, to) => `انتقال ${amount} به ${to}`,
    line: (day, status, reference) => `${day}، ${status}، شمارهٔ مرجع ${reference}`,
    description: (text) => `شرح: «${text}»`,
    statuses: { DONE: 'انجام شده', FAILED: 'ناموفق', TROUBLESHOOTING: 'در حال پیگیری از بانک' },
  },
  en: {
    receipt: 'Transfer receipt',
    title: (amount, to) => `Transfer of ${amount} to ${to}`,
    line: (day, status, reference) => `${day}, ${status}, reference ${reference}`,
    description: (text) => `Description: “${text}”`,
    statuses: { DONE: 'done', FAILED: 'failed', TROUBLESHOOTING: 'being looked into with the bank' },
  },
}
