import type { TransferRule, TransferType } from '@sarv/shared/contract/bank-transfers'
import { minimumTransfer } from '@sarv/shared/rules/constants'
import { arrivalOf } from './arrival'
import type { Bank } from './banks'
import { houseBank } from './banks'

/** Rial that all transfers of an account may take in one day of Tehran, and that a card may at most be allowed to. */
export const dailyMax = 5_000_000_000
export const cardDailyMax = 500_000_000

type Way = Omit<TransferRule, 'arrives_at'>
const way = (type: TransferType, min_amount: number, max_amount: number, fee: Way['fee']): Way => ({
  type,
  min_amount,
  max_amount,
  fee,
})
const noFee = { percent: 0, min: 0, max: 0 }

/** The ways of BNK-064, the quickest first. */
const ways: readonly Way[] = [
  way('card', minimumTransfer, cardDailyMax, { percent: 0.02, min: 7_200, max: 57_600 }),
  way('internal', minimumTransfer, dailyMax, noFee),
  way('pol', minimumTransfer, 500_000_000, { percent: 0.02, min: 5_000, max: 100_000 }),
  way('paya', minimumTransfer, 2_000_000_000, { percent: 0.01, min: 3_000, max: 75_000 }),
  way('satna', 500_000_000, dailyMax, { percent: 0.02, min: 25_000, max: 350_000 }),
]

/** The rules as of now, with the arrival of money that leaves now. */
export const transferRules = (now: Date): TransferRule[] =>
  ways.map((one) => ({ ...one, arrives_at: arrivalOf(one.type, now).toISOString() }))

/** The ways that lead to an account of a bank. */
export const waysTo = (bank: Bank): TransferType[] => (bank === houseBank ? ['internal'] : ['pol', 'paya', 'satna'])
