import { createHealthRecord } from './health-record'

/** What this page has seen of its remotes. */
export const pageHealth = createHealthRecord()
