import type { Events } from '@sarv/platform/contract/events/bus'

export type Alert = Events['alerted']

/** The queue with one more alert at its end; a message that waits already is not added twice. */
export function enqueueAlert(queue: readonly Alert[], alert: Alert): readonly Alert[] {
  return queue.some(({ message }) => message === alert.message) ? queue : [...queue, alert]
}
