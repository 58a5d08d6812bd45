import { formatRial } from '@sarv/shared/money/rial'
import type { Sql } from '../db/sql'
import type { LocalText } from '../local-text/local-text'
import { notify } from '../sms/text-messages'
import type { Time } from '../time/clock'
import { cardDailyMax, dailyMax } from './transfer-ways'
import { usedToday, type ValidTransfer } from './validate-transfer'

/** The part of a day's limit at which the person is told. */
const warningShare = 0.8

/** Tells the sender of a transfer that was just made when it took the day over four fifths of a limit. */
export async function notifyOfLimit(sql: Sql, time: Time, { card, type, amount }: ValidTransfer): Promise<void> {
  const used = await usedToday(sql, time, card.account_id)
  const tell = async (limit: number, gone: number, whose: LocalText) => {
    const mark = limit * warningShare
    if (gone < mark || gone - amount >= mark) return
    const left = limit - gone
    const text = {
      fa: `بیشتر سقف روزانهٔ ${whose.fa} شما پر شد. امروز تا ${formatRial(left, 'fa')} دیگر می‌توانید منتقل کنید.`,
      en: `Most of your ${whose.en}'s daily limit is used. You can still send ${formatRial(left, 'en')} today.`,
    }
    await notify(sql, time, card.sub, { kind: 'LIMIT', text, action: { type: 'BANK' } })
  }
  if (type === 'card') await tell(Math.min(card.daily_limit, cardDailyMax), used.card, { fa: 'کارت', en: 'card' })
  await tell(dailyMax, used.all, { fa: 'حساب', en: 'account' })
}
