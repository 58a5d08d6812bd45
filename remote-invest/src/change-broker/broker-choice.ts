import type { Broker, BrokerChange } from '@sarv/shared/contract/change-broker'
import { found } from '@sarv/shared/i18n/search'

/** From so many brokers on a list is searched rather than read. */
const manyBrokers = 7

/** The brokers to whom the person can go, in the server's order. */
export function targetsOf({ current, brokers }: Pick<BrokerChange, 'current' | 'brokers'>): Broker[] {
  return brokers.filter(({ id }) => id !== current?.id)
}

/** Whether the targets get a search field. */
export function isLong(targets: readonly Broker[]): boolean {
  return targets.length >= manyBrokers
}

/** The targets whose name or city has all words of the query. @example brokersFound(targets, 'كوير يزد') */
export function brokersFound(targets: readonly Broker[], query: string): Broker[] {
  return targets.filter(({ name, city }) => found(`${name} ${city}`, query))
}
