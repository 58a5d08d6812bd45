import type { LocalText } from '../local-text/local-text'
import type { WaitReason } from './code-limits'
import { formatWait } from './format-wait'

interface Message {
  /** What came before; the time to wait follows. */
  readonly why: LocalText
  /** What else leads on. */
  readonly or?: LocalText
}

const messages: Readonly<Record<WaitReason, Message>> = {
  countdown: { why: { fa: 'کد جدیدی فرستاده شده است.', en: 'A code has just been sent.' } },
  many: { why: { fa: 'کدهای زیادی خواسته‌اید.', en: 'You have asked for too many codes.' } },
  number: {
    why: { fa: 'برای این شماره کدهای زیادی خواسته شده است.', en: 'Too many codes were asked for this number.' },
    or: {
      fa: 'یا از مرورگری وارد شوید که پیش‌تر با این شماره در آن وارد شده‌اید.',
      en: 'or sign in where you have signed in with this number before.',
    },
  },
  address: {
    why: {
      fa: 'از این نشانی اینترنتی کدهای زیادی خواسته شده است.',
      en: 'Too many codes were asked from this address.',
    },
  },
  tries: {
    why: {
      fa: 'برای این شماره بارها کد نادرست وارد شده است.',
      en: 'Wrong codes were entered too many times for this number.',
    },
    or: {
      fa: 'یا از مرورگری وارد شوید که پیش‌تر در آن وارد شده‌اید، یا با پشتیبانی تماس بگیرید.',
      en: 'or use a browser where you have signed in before, or call the support.',
    },
  },
}

/** Message for a person who has to wait for a code, with the time. */
export function waitMessage(by: WaitReason, seconds: number): LocalText {
  const { why, or } = messages[by]
  const [fa, en] = [formatWait(seconds, 'fa'), formatWait(seconds, 'en')]
  return {
    fa: `${why.fa} ${fa} دیگر دوباره تلاش کنید${or === undefined ? '.' : `، ${or.fa}`}`,
    en: `${why.en} Try again in ${en}${or === undefined ? '.' : `, ${or.en}`}`,
  }
}
