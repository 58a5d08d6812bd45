import type { PaymentMethod } from '@sarv/shared/contract/payment-method'
import type { Sql } from '../db/sql'
import type { Localizable, LocalText } from '../local-text/local-text'

/** Payment request: what is to be paid, and where the person goes afterwards. */
export interface PaymentRequest {
  readonly paymentUuid: string
  /** Rial. */
  readonly amount: number
  readonly title: LocalText
  readonly payer: string
  /** The page of the shell to which the person who has paid comes back. */
  readonly callbackUrl: string
  /** From this time on the gateway takes no payment. */
  readonly expiresAt: Date
}

/** Final result of a session, once and for all. */
export interface Decision {
  readonly status: 'SUCCESS' | 'FAILED' | 'CANCELED'
  /** What was taken; a gateway that took another sum than was asked for did not pay the payment. */
  readonly amount: number
  /** The payment company. */
  readonly psp: string | null
  readonly traceNumber: string | null
  readonly decidedAt: Date
}

/** Status of a session: open, closed by the shop before anyone paid, or decided. */
export type Inquiry = { readonly status: 'OPEN' | 'CLOSED' } | Decision

/**
 * Port of the payment gateway: all that the product knows of what takes the money. The sandbox's own gateway is one
 * implementation; a real one is another, and gateway.conformance.test.ts says what both must keep.
 *
 * `sql` is the caller's transaction: a gateway in the same database joins it, one over the network ignores it. Where the
 * gateway cannot be reached a call rejects with a DomainError of the kind `unavailable`, and nothing is known.
 */
export interface Gateway {
  /** Opens a session for a payment; returns its reference, the gateway's own name of it. */
  open(sql: Sql, request: PaymentRequest): Promise<string>
  /** What became of sessions, by reference; unknown ones are left out. Changes nothing, so it can be repeated. */
  inquire(sql: Sql, references: readonly string[]): Promise<ReadonlyMap<string, Inquiry>>
  /** Takes nothing for a session from now on, and says what stands: a decision that came first wins. Idempotent. */
  close(sql: Sql, reference: string): Promise<Inquiry>
  /** The ways to pay; without a reference, as for a payment that has ended, they lead nowhere (F50). No call. */
  paymentMethods(reference: string | null): Localizable<PaymentMethod>[]
  /** What a person calls the payment company of a decision; undefined for one that it does not know. No call. */
  pspName(psp: string): LocalText | undefined
}

/** Callback (webhook) of the gateway when it has decided: the shop asks then. It may be lost, since the shop also asks by itself (F48). */
export type PaymentNotice = (paymentUuid: string) => Promise<void>

export const isDecision = (inquiry: Inquiry | undefined): inquiry is Decision =>
  inquiry !== undefined && inquiry.status !== 'OPEN' && inquiry.status !== 'CLOSED'
