import type { OptionPlan } from './command'

/** Options of every command. */
export const commonOptions = {
  store: { type: 'string', description: 'A folder or s3://bucket/prefix; else SARV_STORE, else .data/store' },
  by: { type: 'string', description: 'Who does it, for the audit log; else SARV_BY, else the name in git' },
  why: { type: 'string', description: 'Why, for the audit log' },
  json: { type: 'boolean', description: 'Answers with one JSON document' },
  help: { type: 'boolean', short: 'h', description: 'This text' },
} as const satisfies Readonly<Record<string, OptionPlan>>
