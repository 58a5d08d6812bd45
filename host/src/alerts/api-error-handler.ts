import { alertFor } from '@sarv/platform/client/api/alert-rules'
import type { ApiError } from '@sarv/platform/client/api/api-error'
import type { FailedEndpoint } from '@sarv/platform/client/api/create-api'
import { session } from '@sarv/platform/client/session/session'
import type { Bus } from '@sarv/platform/contract/events/bus'
import type { i18n as I18n } from 'i18next'

/**
 * Creates the error handler of the API client: it emits an alert or another event for a failed call, by ERR-01…07. The
 * same message is not repeated until the next page (ERR-02).
 */
export function createApiErrorHandler(bus: Bus, i18n: I18n, onNavigation: (listener: () => void) => void) {
  let previous: string | undefined
  onNavigation(() => {
    previous = undefined
  })
  return (error: ApiError, { method, failure }: FailedEndpoint): void => {
    const offline = error.kind === 'network' && globalThis.navigator?.onLine === false
    // A banner says already that reads fail while offline (F40); a failed write is told.
    if (offline && method === 'GET') return
    // The sign-in page gives the reason for which the session has ended.
    if (error.status === 401 && session.current.at === 'signed-out') return
    const fallback = i18n.t(offline ? 'ui:offlineWrite' : 'host:fallbackError')
    const decision = alertFor({ error, failure }, previous, fallback)
    if (decision === 'nothing') return
    if ('open' in decision) bus.emit('onboarding-required')
    else {
      previous = decision.show
      bus.emit('alerted', { message: decision.show })
    }
  }
}
