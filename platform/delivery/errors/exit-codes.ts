/** What the exit codes of `pnpm sarv` mean. */
export const exitCodes = {
  /** Nothing is to be done: what was wanted is there. */
  unchanged: 0,
  /** Unexpected error. */
  unexpected: 1,
  /** Invalid command line. */
  usage: 2,
  /** The catalogue does not allow the change. */
  refused: 3,
  /** The gate keeps the version out. */
  gate: 4,
  /** Another writer was faster; nothing was changed. */
  conflict: 5,
  /** Store, keys or this machine are not as they must be. */
  installation: 6,
} as const
