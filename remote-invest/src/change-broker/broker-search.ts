import type { Broker, BrokerChange } from '@sarv/shared/contract/change-broker'
import { matchesSearch } from '@sarv/shared/text/search'

/** Number of brokers from which the list gets a search field. */
const searchThreshold = 7

/** Lists the brokers that the person can change to, in the server's order. */
export function listTargetBrokers({ current, brokers }: Pick<BrokerChange, 'current' | 'brokers'>): Broker[] {
  return brokers.filter(({ id }) => id !== current?.id)
}

/** Whether the list is long enough for a search field. */
export function needsSearch(targets: readonly Broker[]): boolean {
  return targets.length >= searchThreshold
}

/** Filters the brokers by name or city; every word of the query has to match. @example searchBrokers(targets, 'كوير يزد') */
export function searchBrokers(targets: readonly Broker[], query: string): Broker[] {
  return targets.filter(({ name, city }) => matchesSearch(`${name} ${city}`, query))
}
