import type { Curve } from '@sarv/platform/delivery/console/contract'
import { useFormat, useTranslation } from '@sarv/shared/platform'

/** Hook of a curve's values as people read them. @example useCurveText('errors')(0.02) // '۲٪' */
export function useCurveText(curve: Curve): (value: number) => string {
  const { t } = useTranslation('console')
  const { number, percent } = useFormat()
  return (value) => {
    if (curve === 'opened') return number(value)
    if (curve === 'errors')
      return percent(value * 100, { decimals: value * 100 < 10 && (value * 1000) % 10 !== 0 ? 1 : 0 })
    return t('health.milliseconds', { count: number(Math.round(value)) })
  }
}
