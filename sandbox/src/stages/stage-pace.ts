const SECONDS = 30

/** Somebody of the house looks at a slip, or makes a portfolio: days in life, moments here (`SANDBOX_STAGE_SECONDS`). */
export function housePause(seconds = process.env.SANDBOX_STAGE_SECONDS): number {
  return Number(seconds ?? SECONDS) * 1000
}
