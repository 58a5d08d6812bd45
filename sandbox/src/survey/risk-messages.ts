import { type ScoreBand, scoreBand } from '@sarv/shared/rules/score-band'

interface RiskMessages {
  readonly risk_taking: string
  readonly risk_description: string
}

const messagesByBand: Readonly<Record<ScoreBand, RiskMessages>> = {
  primary: {
    risk_taking: 'ریسک‌پذیری کم',
    risk_description:
      'حفظ اصل سرمایه برای شما مهم‌تر از سود بیشتر است. بخش بزرگ سبد شما در اوراق درآمد ثابت می‌ماند تا افت‌وخیز بازار کمتر به آن برسد.',
  },
  success: {
    risk_taking: 'ریسک‌پذیری کمتر از متوسط',
    risk_description:
      'نوسان اندک را برای سود بهتر می‌پذیرید. سبد شما بر درآمد ثابت تکیه دارد و بخش کوچکی از آن در سهام و طلا رشد می‌کند.',
  },
  neutral: {
    risk_taking: 'ریسک‌پذیری متوسط',
    risk_description:
      'میان آرامش و رشد تعادل می‌خواهید. سبد شما سهام، طلا و درآمد ثابت را کنار هم دارد و ممکن است در کوتاه‌مدت کم‌وزیاد شود.',
  },
  warning: {
    risk_taking: 'ریسک‌پذیری زیاد',
    risk_description:
      'افق بلندی دارید و کاهش موقت ارزش شما را نگران نمی‌کند. بخش بیشتر سبد شما در سهام است و سود و زیان آن هر دو می‌تواند بزرگ باشد.',
  },
}

/** What a score means to a person (ST-12). @example riskMessages(54).risk_taking // 'ریسک‌پذیری کمتر از متوسط' */
export function riskMessages(score: number): RiskMessages {
  return messagesByBand[scoreBand(score)]
}
