import { isPayInRequest, type PayInRequest, payInFingerprint } from './pay-in-request'
import { isTransferRequest, type TransferRequest, transferFingerprint } from './transfer-request'

/** A request of the bank to move money. */
export type BankRequest = TransferRequest | PayInRequest

/** Type guard of a stored request. (F45) */
export const isBankRequest = (value: unknown): value is BankRequest => isTransferRequest(value) || isPayInRequest(value)

/** Whether a request is a transfer, and no payment at a gateway. */
export const isTransfer = (request: BankRequest): request is TransferRequest =>
  request.kind === 'CARD' || request.kind === 'IBAN'

/** Fingerprint of a request: equal for two that mean the same money. (BNK-066) */
export const bankFingerprint = (request: BankRequest): string =>
  isTransfer(request) ? transferFingerprint(request) : payInFingerprint(request)
