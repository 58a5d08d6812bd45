import type { Bus } from '@sarv/platform/contract/events/bus'
import type { Toast } from '@sarv/shared/ui/overlay/toast-region'
import { proxy } from 'valtio'
import { type Alert, enqueueAlert } from './alert-queue'
import { enqueueToast } from './toast-queue'

/** Valtio proxy of what waits to be read: the first alert is shown, and all toasts, newest last. */
export interface Messages {
  alerts: readonly Alert[]
  toasts: readonly Toast[]
}

/** Collects what the bus asks for from the start of the page on: a message that comes before the first frame waits for it. (F64) */
export function collectMessages(bus: Bus): Messages {
  const messages = proxy<Messages>({ alerts: [], toasts: [] })
  let count = 0
  bus.on('alerted', (alert) => {
    messages.alerts = enqueueAlert(messages.alerts, alert)
  })
  bus.on('toasted', (toast) => {
    messages.toasts = enqueueToast(messages.toasts, { id: count++, ...toast })
  })
  return messages
}
