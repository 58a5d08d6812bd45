import type { FundAlert } from '@sarv/shared/contract/fund-watch'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { useCallback } from 'react'
import { alertPeriods } from './alert-threshold'

/** Hook: writes a threshold or a current value with its unit. */
export function useAlertFigure() {
  const { rial, percent } = useFormat()
  return useCallback(
    (measure: string, value: number) => (measure === 'PRICE' ? rial(value) : percent(value)),
    [rial, percent],
  )
}

/** Hook: says what an alert waits for. @example words(alert) // 'قیمت بالاتر از ۴۲٬۰۰۰ ریال' */
export function useAlertWords() {
  const { t } = useTranslation()
  const figure = useAlertFigure()
  return ({ measure, direction, threshold }: Pick<FundAlert, 'measure' | 'direction' | 'threshold'>): string => {
    const value = figure(measure, threshold)
    const side = direction === 'BELOW' ? 'BELOW' : 'ABOVE'
    if (measure === 'PRICE') return t(`investWatch:alert.price${side}`, { value })
    const period = alertPeriods.find(([known]) => known === measure)
    return t(`investWatch:alert.return${side}`, { value, range: period ? t(`range.${period[1]}`) : measure })
  }
}
