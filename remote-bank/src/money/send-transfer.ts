import { isNotFound } from '@sarv/platform/client/api/read-failure'
import {
  findTransferByKey,
  type TransferResult,
  transferToCard,
  transferToIban,
} from '@sarv/shared/contract/bank-transfers'
import { isOutcomeUnknown, type MoneyIntent } from '@sarv/shared/outbox/money-intent'
import type { Sent } from '@sarv/shared/outbox/outbox-settings'
import { ApiError, call } from '@sarv/shared/platform'
import type { TransferRequest, TransferSecrets } from './transfer-request'

/** How long a request may be on its way, in ms: one that the bank has not received by then never arrives. */
const deliveryTimeout = 120_000

// The sheet shows errors itself, beside what was typed.
const callerShowsErrors = { failure: 'caller' } as const

/**
 * Sends a transfer with its secrets, which stand in memory only; after a reload, which takes them along, asks what became
 * of it, and never sends it again. (BNK-066, T16, F2)
 */
export async function sendTransfer(
  intent: MoneyIntent<TransferRequest>,
  secrets: TransferSecrets | undefined,
): Promise<Sent | undefined> {
  if (secrets === undefined) return ask(intent)
  try {
    return toSent(await transfer(intent, secrets))
  } catch (error) {
    // Made before the reload, under the same key with another password.
    if (intent.lost && error instanceof ApiError && error.status === 409) return ask(intent)
    throw error
  }
}

function transfer(
  { key: idempotencyKey, request: { kind, body } }: MoneyIntent<TransferRequest>,
  { password }: TransferSecrets,
): Promise<TransferResult> {
  const { account_id, number, amount, type, note, save, recipient } = body
  const common = { account_id, amount, password, save, recipient }
  return kind === 'CARD'
    ? call(
        { ...transferToCard, ...callerShowsErrors },
        { body: { ...common, card_number: number, description: note }, idempotencyKey },
      )
    : call(
        { ...transferToIban, ...callerShowsErrors },
        { body: { ...common, iban: number, type, reason: note }, idempotencyKey },
      )
}

async function ask({ key, at }: MoneyIntent<TransferRequest>): Promise<Sent | undefined> {
  try {
    return toSent(await call(findTransferByKey, { params: { key } }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Only "it never arrived" settles the transfer; any other refusal refuses the question, not the transfer.
    const isOver = isNotFound(error) ? Date.now() - at > deliveryTimeout : isOutcomeUnknown(error)
    if (isOver) throw error
    return undefined
  }
}

function toSent({ id, status }: TransferResult): Sent {
  return { id: String(id), ...(status === 'FAILED' && { failed: true }) }
}
