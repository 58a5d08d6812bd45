import type { ScoreBand } from '@sarv/shared/rules/score-band'
import type { LocalText } from '../local-text/local-text'

interface Texts {
  readonly title: LocalText
  readonly description: LocalText
}

/** The offer that the answers come to. */
export const mainTexts: Readonly<Record<ScoreBand, Texts>> = {
  primary: {
    title: { fa: 'پیشنهاد آرام', en: 'Calm offer' },
    description: {
      fa: 'بیشتر آن درآمد ثابت است تا اصل پول شما کمتر افت‌وخیز کند.',
      en: 'Mostly fixed income, so that your money moves as little as possible.',
    },
  },
  success: {
    title: { fa: 'پیشنهاد متعادل', en: 'Balanced offer' },
    description: {
      fa: 'تکیه بر درآمد ثابت، با بخشی از سهام و طلا برای رشد.',
      en: 'Built on fixed income, with some shares and gold to grow.',
    },
  },
  neutral: {
    title: { fa: 'پیشنهاد رشد', en: 'Growth offer' },
    description: {
      fa: 'سهام و طلا در کنار درآمد ثابت، برای رشدی بیش از تورم.',
      en: 'Shares and gold beside fixed income, to grow faster than prices do.',
    },
  },
  warning: {
    title: { fa: 'پیشنهاد پرشتاب', en: 'Fast growth offer' },
    description: {
      fa: 'بیشتر آن سهام است: سود و زیان هر دو می‌تواند بزرگ باشد.',
      en: 'Mostly shares: both gains and losses can be large.',
    },
  },
}

/** The same with less of what swings. */
export const calmTexts: Texts = {
  title: { fa: 'پیشنهاد کم‌نوسان‌تر', en: 'Steadier offer' },
  description: {
    fa: 'همان ترکیب با درآمد ثابت بیشتر، برای خوابی آسوده‌تر.',
    en: 'The same mix with more fixed income, to sleep better.',
  },
}

const vipDescription: LocalText = {
  fa: 'ترکیبی گسترده‌تر که کارشناسان سبد می‌چینند و هر ماه بازبینی می‌کنند. پس از پرداخت کارمزد باز می‌شود.',
  en: 'A wider mix that our portfolio team makes and reviews every month. It opens once its fee is paid.',
}

export const vipTexts: Readonly<Record<ScoreBand, Texts>> = {
  primary: { title: { fa: 'پیشنهاد ویژهٔ آرامش', en: 'VIP calm offer' }, description: vipDescription },
  success: { title: { fa: 'پیشنهاد ویژهٔ تعادل', en: 'VIP balanced offer' }, description: vipDescription },
  neutral: { title: { fa: 'پیشنهاد ویژهٔ رشد', en: 'VIP growth offer' }, description: vipDescription },
  warning: { title: { fa: 'پیشنهاد ویژهٔ شتاب', en: 'VIP fast growth offer' }, description: vipDescription },
}

/** What VIP adds. */
export const vipInfo: readonly LocalText[] = [
  { fa: 'دسته‌های بزرگ دارایی در دو صندوق پخش می‌شوند.', en: 'Large kinds of asset are spread over two funds.' },
  { fa: 'بازبینی ماهانهٔ ترکیب به دست کارشناس سبد', en: 'A monthly review of the mix by our portfolio team' },
  { fa: 'ویدئوهای کارشناس سبد دربارهٔ این ترکیب', en: 'Videos in which our portfolio team explains the mix' },
]

export const vipVideos: readonly { readonly title: LocalText; readonly file: string; readonly cover: string }[] = [
  {
    title: { fa: 'چرا این ترکیب؟', en: 'Why this mix?' },
    file: 'help-video.webm',
    cover: 'help-video.svg',
  },
  {
    title: { fa: 'چه زمانی دست به ترکیب نزنیم؟', en: 'When to leave it alone' },
    file: 'help-video.webm',
    cover: 'help-video.svg',
  },
]
