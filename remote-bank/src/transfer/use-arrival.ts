import { today } from '@sarv/shared/calendar/days'
import { toIsoDay } from '@sarv/shared/calendar/jalali'
import { useFormat, useTranslation } from '@sarv/shared/platform'

/** Money that arrives within this time arrives at once, in ms: the answer itself took a moment. */
const atOnceMs = 60_000

/** When money arrives, in words: at once, today at an hour, or on a day. (BNK-064, U10) */
export function useArrival(): (arrivesAt: string) => string {
  const { t } = useTranslation()
  const { day, time } = useFormat()
  return (arrivesAt) => {
    if (Date.parse(arrivesAt) - Date.now() < atOnceMs) return t('transfer.atOnce')
    const hour = time(arrivesAt)
    if (toIsoDay(arrivesAt) === today()) return t('transfer.arrivesToday', { hour })
    return t('transfer.arrivesOn', { day: day(arrivesAt, { weekday: true }), hour })
  }
}
