import { randomInt } from 'node:crypto'

/** Twelve digits, the first not zero: what a person reads out to the support line. */
export const trackingCode = () => `${randomInt(1, 10)}${Array.from({ length: 11 }, () => randomInt(10)).join('')}`
