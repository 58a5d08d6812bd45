/** Commands that a delivery service runs for others; the rest work on the store itself, or on files of a machine. */
const serviceVerbs = [
  'audit',
  'authority',
  'check',
  'diff',
  'inventory',
  'kill',
  'lock',
  'pause',
  'preview',
  'promote',
  'publish',
  'renew',
  'resume',
  'retire',
  'revive',
  'rollback',
  'status',
  'unlock',
  'versions',
  'watch',
] as const
export type ServiceVerb = (typeof serviceVerbs)[number]

export function isServiceVerb(name: string): name is ServiceVerb {
  return serviceVerbs.some((one) => one === name)
}

/** The origin of a delivery service, where a store's address is one. @example serviceOf('https://delivery.example.ir/') */
export function serviceOf(store: string | undefined): string | undefined {
  return store !== undefined && /^https?:\/\//.test(store) && URL.canParse(store) ? new URL(store).origin : undefined
}
