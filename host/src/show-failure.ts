import { alertFor } from '@sarv/shared/api/alert-rules'
import type { ApiError } from '@sarv/shared/api/api-error'
import type { FailedEndpoint } from '@sarv/shared/api/create-api'
import type { Bus } from '@sarv/shared/events/bus'
import type { i18n as I18n } from 'i18next'

/** Tells the bus what a failed call asks for, by ERR-01…07; remembers the last text until the next page (ERR-02). */
export function failureShower(bus: Bus, i18n: I18n, onNextPage: (forget: () => void) => void) {
  let previous: string | undefined
  onNextPage(() => {
    previous = undefined
  })
  return (error: ApiError, { method, failure }: FailedEndpoint): void => {
    // That nothing can be read without a connection stands above every page already (F40); a write that failed does not.
    if (error.kind === 'network' && method === 'GET' && globalThis.navigator?.onLine === false) return
    const decision = alertFor({ error, failure }, previous, i18n.t('host:fallbackError'))
    if (decision === 'nothing') return
    if ('open' in decision) bus.emit('onboarding-required')
    else if ('limit' in decision) bus.emit('limit-amount', { detail: decision.limit })
    else {
      previous = decision.show
      bus.emit('alerted', { message: decision.show })
    }
  }
}
