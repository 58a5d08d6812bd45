const MINUTE = 60_000

/** How long things take in the sandbox. A real market settles on the next working day; here nobody waits that long. */
export const PACE = {
  /** From the payment to the units, and from a sale to its money. `SANDBOX_SETTLE_SECONDS` overrides it. */
  settle: Number(process.env.SANDBOX_SETTLE_SECONDS ?? 20) * 1000,
  /** How long a payment may be made. */
  payment: 15 * MINUTE,
  /** A refund leaves within 48 hours (CON-15). */
  refund: 48 * 60 * MINUTE,
}

export const later = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds)
