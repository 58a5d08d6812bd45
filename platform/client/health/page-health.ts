import { createHealthRecord } from './health-record'

/** The metrics of this page. */
export const pageHealth = createHealthRecord()
