import type { OptionPlan } from './verb'

/** Options of every verb. */
export const commonOptions = {
  store: { type: 'string', says: 'A folder or s3://bucket/prefix; else SARV_STORE, else .data/store' },
  by: { type: 'string', says: 'Who does it, for the audit log; else SARV_BY, else the name in git' },
  why: { type: 'string', says: 'Why, for the audit log' },
  json: { type: 'boolean', says: 'Answers with one JSON document' },
  help: { type: 'boolean', short: 'h', says: 'This text' },
} as const satisfies Readonly<Record<string, OptionPlan>>
