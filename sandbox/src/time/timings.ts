import { settlementDay } from '@sarv/shared/calendar/settlement'
import { later } from './clock'

const minute = 60_000
const hour = 60 * minute

/** How long a payment may be made at a gateway. */
export const paymentTimeout = 15 * minute

/** How long an increase waits for a bank slip. */
export const slipTimeout = 24 * hour

/** A refund leaves within 48 hours (CON-15). */
export const refundDelay = 48 * hour

/** A change of broker is made within 24 hours (CON-15). */
export const brokerChangeDelay = 24 * hour

/** The hour of the day of settlement at which units and money are there: 15:30 in Tehran. */
const settlementTime = 'T12:00:00Z'
const settlementSeconds = 20

/**
 * When an order of `now` turns into units or money. The day of settlement is for people with patience
 * (`SANDBOX_SETTLE_SECONDS=market`); without that each person gets it after some seconds, even before the promised day.
 * @param delay `market`, or a number of seconds
 * @example settlesAt(new Date('2026-11-26T08:00:00Z'), '15:00', 'market') // Saturday, 2026-11-28T12:00:00Z
 */
export function settlesAt(now: Date, cutOff: string, delay = process.env.SANDBOX_SETTLE_SECONDS): Date {
  if (delay === 'market') return new Date(settlementDay(now, cutOff) + settlementTime)
  return later(now, Number(delay ?? settlementSeconds) * 1000)
}

/**
 * When money in transit arrives: as promised for people with patience (`SANDBOX_SETTLE_SECONDS=market`), else after some
 * seconds.
 */
export function arrivesAt(now: Date, promised: Date, delay = process.env.SANDBOX_SETTLE_SECONDS): Date {
  return delay === 'market' ? promised : later(now, Number(delay ?? settlementSeconds) * 1000)
}

/** How long a card travels in the post, in milliseconds: days in life, moments here (`SANDBOX_STAGE_SECONDS`). */
export const cardDelay = (): number => reviewDelay()

const reviewSeconds = 30

/**
 * How long the back office takes to look at a slip, or to make a portfolio, in milliseconds: days in life, moments here
 * (`SANDBOX_STAGE_SECONDS`).
 */
export function reviewDelay(seconds = process.env.SANDBOX_STAGE_SECONDS): number {
  return Number(seconds ?? reviewSeconds) * 1000
}
