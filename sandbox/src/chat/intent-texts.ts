import type { Language } from '@sarv/platform/client/i18n/language'

export const adviceTexts: Readonly<Record<Language, Readonly<Record<'text' | 'offers' | 'funds', string>>>> = {
  fa: {
    text: 'من توصیهٔ خرید یا فروش نمی‌کنم؛ تصمیم با خودتان است. در «پیشنهاد سرمایه‌گذاری» با چند سؤال، پیشنهادی متناسب با هدف و ریسک خودتان می‌گیرید. بازده و ریسک هر صندوق هم در فهرست صندوق‌ها آمده است.',
    offers: 'پیشنهاد سرمایه‌گذاری',
    funds: 'صندوق‌ها',
  },
  en: {
    text: 'I do not advise you to buy or sell; the decision is yours. A few questions under “Investment offers” lead to an offer that suits your goal and your risk. The list of funds has the return and the risk of each.',
    offers: 'Investment offers',
    funds: 'Funds',
  },
}

export const passwordTexts: Readonly<Record<Language, Readonly<Record<'text' | 'link', string>>>> = {
  fa: {
    text: 'رمز دوم پویاست و برای هر انتقال، رمز جدیدی می‌گیرید. در مرحلهٔ آخر انتقال «دریافت رمز با پیامک» را بزنید تا رمز به موبایلی که به نام خودتان است پیامک شود. این رمز را به کسی نگویید.',
    link: 'کارت‌به‌کارت',
  },
  en: {
    text: 'The second password is dynamic: each transfer has a new one. On the last step of a transfer press “Send the password by text message”; it is sent to the mobile number in your own name. Tell it to nobody.',
    link: 'Card to card',
  },
}

export const fundTexts: Readonly<
  Record<
    Language,
    {
      readonly minimum: (fund: string, amount: string) => string
      readonly price: (amount: string) => string
      readonly fees: (bands: string) => string
      readonly band: (from: string, to: string, percent: string) => string
      readonly comma: string
    }
  >
> = {
  fa: {
    minimum: (fund, amount) => `حداقل خرید صندوق ${fund}: ${amount}`,
    price: (amount) => `قیمت امروز هر واحد: ${amount}`,
    fees: (bands) => `کارمزد خروج: ${bands}`,
    band: (from, to, percent) => `${from} تا ${to} روز ${percent}`,
    comma: '، ',
  },
  en: {
    minimum: (fund, amount) => `Minimum purchase of ${fund}: ${amount}`,
    price: (amount) => `Price of a unit today: ${amount}`,
    fees: (bands) => `Early withdrawal fee: ${bands}`,
    band: (from, to, percent) => `${from} to ${to} days ${percent}`,
    comma: ', ',
  },
}

interface FigureTexts {
  readonly noAccount: string
  readonly balance: (amount: string) => string
  readonly worth: (amount: string) => string
  readonly cardLink: string
  readonly assetsLink: string
  readonly gain: string
  readonly loss: string
  readonly month: (gain: string) => string
  readonly sincePurchase: (gain: string) => string
  readonly otherMonths: string
  readonly nothingHeld: string
  readonly cancel: string
  readonly cancelNothing: string
}

export const figureTexts: Readonly<Record<Language, FigureTexts>> = {
  fa: {
    noAccount: 'هنوز حساب بانکی سرو ندارید.',
    balance: (amount) => `موجودی حساب بانکی شما: ${amount}`,
    worth: (amount) => `ارزش امروز دارایی‌های شما: ${amount}`,
    cardLink: 'کارت من',
    assetsLink: 'دارایی‌های من',
    gain: 'سود',
    loss: 'زیان',
    month: (gain) => `این ماه: ${gain}`,
    sincePurchase: (gain) => `از زمان خرید: ${gain}`,
    otherMonths: 'سود ماه‌های دیگر را در نمودار دارایی‌ها ببینید.',
    nothingHeld: 'هنوز دارایی ندارید؛ پس از اولین خرید، سود و زیان هر ماه را اینجا می‌گویم.',
    cancel: 'این سفارش‌ها را هنوز می‌توانید لغو کنید: صفحهٔ سفارش را باز کنید و «لغو سفارش» را بزنید.',
    cancelNothing:
      'سفارش بازی ندارید که بتوان لغو کرد. اگر چیز دیگری را می‌خواهید لغو کنید، نام آن را بنویسید؛ مثلاً «فسخ قرارداد سبد».',
  },
  en: {
    noAccount: 'You do not have a Sarv bank account yet.',
    balance: (amount) => `Balance of your bank account: ${amount}`,
    worth: (amount) => `Worth of your assets today: ${amount}`,
    cardLink: 'My card',
    assetsLink: 'My assets',
    gain: 'gain',
    loss: 'loss',
    month: (gain) => `This month: ${gain}`,
    sincePurchase: (gain) => `Since purchase: ${gain}`,
    otherMonths: 'The curve of your assets has the other months.',
    nothingHeld: 'You hold nothing yet. After your first purchase I can tell the gain or loss of the month.',
    cancel: 'You can still cancel these orders: open the page of the order and press “Cancel order”.',
    cancelNothing:
      'You have no open order that can be cancelled. If you want to cancel something else, write what it is, such as “cancel my portfolio contract”.',
  },
}

/** What is asked back where a question has no subject, by what it asks for. */
export const clarifyTexts = {
  fee: {
    fa: 'کارمزد چه چیزی را می‌پرسید؟ مثلاً بنویسید «کارمزد فروش صندوق».',
    en: 'The fee of what? Write for example “fee of a sale”.',
  },
  when: {
    fa: 'زمان چه چیزی را می‌پرسید؟ مثلاً بنویسید «پول فروش کی می‌رسد».',
    en: 'The time of what? Write for example “when does my card arrive”.',
  },
  minimum: {
    fa: 'حداقل چه چیزی را می‌پرسید؟ مثلاً بنویسید «حداقل سبد».',
    en: 'The minimum of what? Write for example “minimum of a portfolio”.',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>
