import { cardFund } from '@sarv/shared/rules/constants'
import { bandEnds } from '@sarv/shared/rules/early-withdrawal'
import type { LocalText } from '../local-text/local-text'
import type { FundRow } from './fund-data'

/** What to know before one buys units of a fund. */
export function fundNotes(fund: FundRow): LocalText[] {
  const [first, , , , last] = bandEnds
  return [
    ...(fund.code === cardFund
      ? [
          {
            fa: 'ثبت واحدهای این صندوق تا دو روز کاری زمان می‌برد.',
            en: 'Units of this fund take up to two working days to be registered.',
          },
        ]
      : []),
    {
      fa: 'سفارش‌های پس از ساعت ۱۵ با قیمت روز کاری بعد انجام می‌شود.',
      en: 'Orders after 15:00 are done at the price of the next working day.',
    },
    {
      fa: `فروش واحدهایی که کمتر از ${last.toLocaleString('fa')} روز نگه داشته‌اید کارمزد خروج دارد؛ بیشترین آن برای ${first.toLocaleString('fa')} روز نخست است.`,
      en: `Selling units that you have held for less than ${last} days has an exit fee; it is highest in the first ${first} days.`,
    },
    ...(fund.type === 'Leverage'
      ? [
          {
            fa: 'نوسان این صندوق از بازار بیشتر است و ممکن است در زمان کوتاه افت زیادی داشته باشد.',
            en: 'This fund moves more than the market and may fall a lot in a short time.',
          },
        ]
      : []),
  ]
}
