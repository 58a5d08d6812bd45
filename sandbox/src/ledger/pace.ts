import { settlementDay } from '@sarv/shared/calendar/settlement'

const MINUTE = 60_000

/** How long things take in the sandbox. */
export const PACE = {
  /** How long a payment may be made. */
  payment: 15 * MINUTE,
  /** A refund leaves within 48 hours (CON-15). */
  refund: 48 * 60 * MINUTE,
}

export const later = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds)

/** The hour of the day of settlement at which units and money are there: 15:30 in Tehran. */
const SETTLED = 'T12:00:00Z'
const SECONDS = 20

/**
 * When an order of `now` turns into units or money. The day of settlement is for people with patience
 * (`SANDBOX_SETTLE_SECONDS=market`); without that everybody gets it after some seconds, whatever day was promised.
 * @param pace `market`, or a number of seconds
 * @example settlesAt(new Date('2026-11-26T08:00:00Z'), '15:00', 'market') // Saturday, 2026-11-28T12:00:00Z
 */
export function settlesAt(now: Date, cutOff: string, pace = process.env.SANDBOX_SETTLE_SECONDS): Date {
  if (pace === 'market') return new Date(settlementDay(now, cutOff) + SETTLED)
  return later(now, Number(pace ?? SECONDS) * 1000)
}
