import type { HealthFailure } from '../../../contract/health-report'

/** Different messages that one file holds of a version: a message with a counter in it is another one each time. */
const maxMessages = 10

/** Errors of several pages, servers or steps added up: one entry for each version, reason and message, the most frequent first. */
export function sumOfFailures(all: readonly HealthFailure[]): HealthFailure[] {
  const sums = new Map<string, HealthFailure>()
  const messages = new Map<string, number>()
  for (const one of all) {
    const version = `${one.name}@${one.version}`
    const key = `${version} ${one.reason} ${one.message ?? ''}`
    const known = sums.get(key)
    if (!known && one.message !== undefined) {
      const count = messages.get(version) ?? 0
      // Its error is counted by its reason all the same.
      if (count === maxMessages) continue
      messages.set(version, count + 1)
    }
    sums.set(key, known ? added(known, one) : one)
  }
  return [...sums.values()].sort((one, other) => other.count - one.count)
}

function added(one: HealthFailure, other: HealthFailure): HealthFailure {
  const [older, newer] = one.last < other.last ? [one, other] : [other, one]
  const [first = one.first] = [one.first, other.first].sort()
  return { ...older, ...newer, count: one.count + other.count, first }
}
