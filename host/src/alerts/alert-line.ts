import type { Events } from '@sarv/shared/events/bus'

export type Alert = Events['alerted']

/** No alert waits. */
export const noAlert: readonly Alert[] = []

/** The alerts with one more behind them: they are read one after the other, and nobody is told the same twice. */
export function withAlert(waiting: readonly Alert[], alert: Alert): readonly Alert[] {
  return waiting.some(({ message }) => message === alert.message) ? waiting : [...waiting, alert]
}
