import { type ScoreBand, scoreBand } from '@sarv/shared/rules/score-band'
import type { LocalText } from '../local-text/local-text'

interface RiskMessages {
  readonly risk_taking: LocalText
  readonly risk_description: LocalText
}

const messagesByBand: Readonly<Record<ScoreBand, RiskMessages>> = {
  primary: {
    risk_taking: { fa: 'ریسک‌پذیری کم', en: 'Low risk' },
    risk_description: {
      fa: 'حفظ اصل سرمایه برای شما مهم‌تر از سود بیشتر است. برای شما سبدی مناسب است که بخش بزرگ آن در اوراق درآمد ثابت می‌ماند تا افت‌وخیز بازار کمتر به آن برسد.',
      en: 'Keeping your money safe matters more to you than earning more. What suits you is a portfolio that stays mostly in fixed income, so that the market’s swings barely reach it.',
    },
  },
  success: {
    risk_taking: { fa: 'ریسک‌پذیری کمتر از متوسط', en: 'Below-average risk' },
    risk_description: {
      fa: 'نوسان اندک را برای سود بهتر می‌پذیرید. برای شما سبدی مناسب است که بر درآمد ثابت تکیه دارد و بخش کوچکی از آن در سهام و طلا رشد می‌کند.',
      en: 'You accept small swings for a better return. What suits you is a portfolio that rests on fixed income, with a small part of it growing in shares and gold.',
    },
  },
  neutral: {
    risk_taking: { fa: 'ریسک‌پذیری متوسط', en: 'Average risk' },
    risk_description: {
      fa: 'میان آرامش و رشد تعادل می‌خواهید. برای شما سبدی مناسب است که سهام، طلا و درآمد ثابت را کنار هم دارد و ممکن است در کوتاه‌مدت کم‌وزیاد شود.',
      en: 'You want a balance of calm and growth. What suits you is a portfolio that holds shares, gold and fixed income side by side; it may rise and fall in the short term.',
    },
  },
  warning: {
    risk_taking: { fa: 'ریسک‌پذیری زیاد', en: 'High risk' },
    risk_description: {
      fa: 'افق بلندی دارید و کاهش موقت ارزش شما را نگران نمی‌کند. برای شما سبدی مناسب است که بخش بیشتر آن در سهام است و سود و زیان آن هر دو می‌تواند بزرگ باشد.',
      en: 'You look far ahead, and a temporary fall does not worry you. What suits you is a portfolio mostly in shares, where both gains and losses can be large.',
    },
  },
}

/** What a score means to a person (ST-12). @example riskMessages(54).risk_taking.en // 'Below-average risk' */
export function riskMessages(score: number): RiskMessages {
  return riskMessagesOf(scoreBand(score))
}

export const riskMessagesOf = (band: ScoreBand): RiskMessages => messagesByBand[band]
