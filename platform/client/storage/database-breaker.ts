import { circuitBreaker } from '../../lib/async/circuit-breaker'

/** For every call of IndexedDB, which browsers leave unanswered after some updates, or while another tab holds a transaction open. (F64) */
export const databaseBreaker = circuitBreaker(4_000)
