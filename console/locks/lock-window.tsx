import { useFormat, useTranslation } from '@sarv/shared/platform'
import { isHolding, type Lock } from './locks-of'

/** From when until when a lock holds, in words. */
export function LockWindow({ lock }: { lock: Lock }) {
  const { t } = useTranslation('console')
  const { date, time } = useFormat()
  const moment = (iso = '') => t('moment', { date: date(iso), time: time(iso) })
  const [from, until] = [moment(lock.from), moment(lock.until)]
  if (isHolding(lock)) return <>{lock.until ? t('lock.until', { until }) : t('lock.open')}</>
  return <>{lock.until ? t('lock.window', { from, until }) : t('lock.from', { from })}</>
}
