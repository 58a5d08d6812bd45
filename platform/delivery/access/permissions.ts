/** What a grant may allow: commands of `pnpm sarv`, and options that are more than their command. */
export const permissions = [
  'publish',
  'promote',
  'agree-authority',
  'base',
  'rollback',
  'pause',
  'resume',
  'kill',
  'revive',
  'renew',
  'lock',
  'unlock',
] as const
export type Permission = (typeof permissions)[number]
