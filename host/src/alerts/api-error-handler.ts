import { alertFor } from '@sarv/platform/client/api/alert-rules'
import type { ApiError } from '@sarv/platform/client/api/api-error'
import type { FailedEndpoint } from '@sarv/platform/client/api/create-api'
import { isOperationMissing } from '@sarv/platform/client/api/missing-operation'
import { session } from '@sarv/platform/client/session/session'
import type { Bus } from '@sarv/platform/contract/events/bus'
import type { i18n as I18n } from 'i18next'

/** What the API answered it does not have, since the page was loaded: `404 GET /note/`. Told later, by what is loaded then. */
export const missingOperations = new Set<string>()

/**
 * Creates the error handler of the API client: it emits an alert or another event for a failed call, by ERR-01…07. The
 * same message is not repeated until the next page (ERR-02).
 */
export function createApiErrorHandler(bus: Bus, i18n: I18n, onNavigation: (listener: () => void) => void) {
  let previous: string | undefined
  onNavigation(() => {
    previous = undefined
  })
  return (error: ApiError, { method, path, failure }: FailedEndpoint): void => {
    if (isOperationMissing(error.status, error.body)) missingOperations.add(`${error.status} ${method} ${path}`)
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
