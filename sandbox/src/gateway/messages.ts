import type { Language } from '@sarv/platform/client/i18n/language'
import type { LocalText } from '../local-text/local-text'
import type { Result } from './session'

/** The gateway's pages in Persian. */
const fa = {
  gateway: 'درگاه پرداخت اینترنتی',
  note: 'این درگاه آزمایشی است: هیچ پولی جابه‌جا نمی‌شود و شمارهٔ کارت پرسیده نمی‌شود.',
  amount: 'مبلغ پرداخت',
  rial: 'ریال',
  toman: 'تومان',
  shop: ['پذیرنده', 'سرو'],
  purpose: 'بابت',
  payer: 'پرداخت‌کننده',
  payment: {
    title: 'پرداخت',
    heading: 'نتیجهٔ پرداخت را انتخاب کنید',
    validUntil: ['این پرداخت تا ساعت ', ' معتبر است.'],
    SUCCESS: 'پرداخت موفق',
    FAILED: 'پرداخت ناموفق',
    CANCELED: 'انصراف و بازگشت',
  },
  ended: {
    title: 'پایان پرداخت',
    heading: 'این پرداخت پایان یافته است',
    SUCCESS: 'این پرداخت پیش‌تر با موفقیت انجام شده است و دوباره انجام نمی‌شود.',
    FAILED: 'این پرداخت پیش‌تر ناموفق بوده است. به سرو برگردید و دوباره پرداخت کنید.',
    CANCELED: 'از این پرداخت انصراف داده شده یا مهلت آن تمام شده است.',
    back: 'بازگشت به سرو',
  },
  unavailable: {
    title: 'درگاه در دسترس نیست',
    heading: 'درگاه برای چند لحظه در دسترس نیست',
    hint: 'کمی بعد دوباره تلاش کنید. اگر پرداخت شما انجام شده باشد، دوباره انجام نمی‌شود.',
    again: 'تلاش دوباره',
  },
  refused: { title: 'پرداخت پذیرفته نشد', toSarv: 'رفتن به سرو' },
}

const en: typeof fa = {
  gateway: 'Online payment gateway',
  note: 'This gateway is a sandbox: no money moves, and nobody asks for a card number.',
  amount: 'Amount to pay',
  rial: 'IRR',
  toman: 'toman',
  shop: ['Paid to', 'Sarv'],
  purpose: 'For',
  payer: 'Paid by',
  payment: {
    title: 'Payment',
    heading: 'Choose how this payment ends',
    validUntil: ['This payment is valid until ', '.'],
    SUCCESS: 'Payment succeeds',
    FAILED: 'Payment fails',
    CANCELED: 'Cancel and go back',
  },
  ended: {
    title: 'Payment ended',
    heading: 'This payment has ended',
    SUCCESS: "This payment has already been made, and it won't be made again.",
    FAILED: 'This payment has already failed. To pay again, start from Sarv.',
    CANCELED: 'This payment was cancelled, or its time ran out.',
    back: 'Back to Sarv',
  },
  unavailable: {
    title: "The gateway isn't available",
    heading: "The gateway isn't available for a moment",
    hint: "Please try again shortly. If your payment was made, it won't be made again.",
    again: 'Try again',
  },
  refused: { title: 'Payment not accepted', toSarv: 'Go to Sarv' },
}

/** Texts of the gateway's pages. */
export const messages: Readonly<Record<Language, typeof fa>> = { fa, en }

/** What the gateway tells the person on the way back. */
export const resultMessages: Readonly<Record<Result, LocalText>> = {
  SUCCESS: { fa: 'پرداخت در درگاه انجام شد.', en: 'The payment was made at the gateway.' },
  FAILED: { fa: 'بانک این پرداخت را انجام نداد.', en: "The bank didn't make this payment." },
  CANCELED: { fa: 'پرداخت در درگاه لغو شد.', en: 'The payment was cancelled at the gateway.' },
}

/** What it tells about a payment that came when it could not be paid any more. */
export const lateMessages = {
  expired: {
    fa: 'مهلت این پرداخت تمام شده بود؛ چیزی از حساب شما کم نشد.',
    en: 'The time for this payment was over; nothing was taken from your account.',
  },
  closed: {
    fa: 'این پرداخت پیش از انجام بسته شده بود؛ چیزی از حساب شما کم نشد.',
    en: 'This payment was closed before it was made; nothing was taken from your account.',
  },
} satisfies Readonly<Record<string, LocalText>>
