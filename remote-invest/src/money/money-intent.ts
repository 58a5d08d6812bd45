import type { Sale } from '@sarv/shared/contract/fund-orders'
import type { Purchase } from '@sarv/shared/contract/fund-payment'
import type { Refusal } from './refusal'

/** What is asked of the server: the very body, so that another try is the same request. */
export type MoneyRequest =
  | { readonly kind: 'BUY'; readonly body: Purchase }
  | { readonly kind: 'SELL'; readonly body: Sale }

/** A purchase or sale that was sent, and what is known of it. */
export interface MoneyIntent {
  /** Whose it is. */
  readonly sub: string
  /** Sent as `Idempotency-Key`. */
  readonly key: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly request: MoneyRequest
  /** The first try got no answer: the person was told that it is being processed. */
  readonly lost?: boolean
  /** When the answer came, and what it is known by: a payment's uuid for BUY, an order's id for SELL. */
  readonly answer?: { readonly at: number; readonly id: string }
  /** The server asked not to be asked again before; milliseconds since 1970. */
  readonly notBefore?: number
  /** A later try was refused. */
  readonly refused?: Refusal
}

/** After this long the same wish is a new one, whatever became of the old. */
export const lifetime = 3_600_000
/** So long a request is sent again by itself; afterwards only when the person asks for it. */
const patience = 900_000

/** What makes two requests the same wish: the return address and the card's mark do not. */
export function wishOf({ kind, body }: MoneyRequest): string {
  return JSON.stringify([
    kind,
    body.ds_code,
    body.amount ?? null,
    ...('units' in body ? [body.units ?? null] : [null]),
    ...('bank_account_id' in body ? [body.bank_account_id] : [null]),
  ])
}

/**
 * The intent under which a wish goes out. It is one that is known already while its answer is not, so that a retry after
 * a lost answer, even after a reload, never moves money twice; and one that another tab finished after the person began
 * to confirm here, for then both tabs meant the same. (T16, F2, F51)
 * @param opened when the confirmation was opened, milliseconds since 1970
 */
export function intentFor(
  request: MoneyRequest,
  known: readonly MoneyIntent[],
  { sub, opened, now }: { sub: string; opened: number; now: number },
  newKey: () => string,
): MoneyIntent {
  const wish = wishOf(request)
  const same = known.find(
    (one) => one.sub === sub && wishOf(one.request) === wish && now - one.at < lifetime && isMeant(one, opened),
  )
  return same ?? { sub, key: newKey(), at: now, request }
}

function isMeant({ answer, refused }: MoneyIntent, opened: number): boolean {
  return answer ? answer.at >= opened : refused === undefined
}

/** Whether nobody knows what became of it. */
export function isUnanswered({ answer, refused }: MoneyIntent): boolean {
  return answer === undefined && refused === undefined
}

/** Whether it may still be sent without anybody asking for it. */
export function isSentAgain(intent: MoneyIntent, now: number): boolean {
  return isUnanswered(intent) && now - intent.at < patience
}

/** Whether the person is told of it: it was lost, and nobody has seen what became of it. */
export function isShown({ lost }: MoneyIntent): boolean {
  return lost === true
}

/** Without what is too old to matter, the newest first and no more than a page can show. */
export function stillOfUse(intents: readonly MoneyIntent[], now: number): MoneyIntent[] {
  return intents
    .filter(({ at }) => now - at < lifetime)
    .sort((one, other) => other.at - one.at)
    .slice(0, 20)
}

/** Whether a failed call leaves it open what the server did: no answer came, or one that says nothing about it. */
export function isOpen(failure: { readonly kind: string; readonly status: number }): boolean {
  return failure.kind !== 'http' || failure.status >= 500 || failure.status === 401 || failure.status === 429
}

/** Milliseconds before the next try, by how many failed: 1 s, doubling to half a minute, and never sooner than the server allows. */
export function pauseBefore(failed: number, { notBefore = 0 }: Pick<MoneyIntent, 'notBefore'>, now: number): number {
  return Math.max(Math.min(1_000 * 2 ** Math.min(failed, 5), 30_000), notBefore - now)
}
