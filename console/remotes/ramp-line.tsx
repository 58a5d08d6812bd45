import type { Ramp } from '@sarv/platform/delivery/console/contract'
import { useFormat, useTranslation } from '@sarv/shared/platform'

/** The next step of a ramp, and what it waits for. */
export function RampLine({ ramp: { state, next, until, tries, needed } }: { ramp: Ramp }) {
  const { t } = useTranslation('console')
  const { percent, number, date, time } = useFormat()
  const moment = t('moment', { date: date(until), time: time(until) })
  const step = percent(next, { decimals: next % 1 === 0 ? 0 : 2 })
  return <>{t(`ramp.${state}`, { next: step, moment, tries: number(tries), needed: number(needed) })}</>
}
