import type { DestinationOwner, TransferRule } from '@sarv/shared/contract/bank-transfers'
import { maskCard } from '@sarv/shared/money/card-number'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { describeStatus } from '@sarv/shared/rules/status'
import { transferFee } from '@sarv/shared/rules/transfer-rules'
import { Code } from '@sarv/shared/ui/data/code'
import { OwnText } from '@sarv/shared/ui/data/own-text'
import type { ReactNode } from 'react'
import type { OpenAccount } from '../card/account-choice'
import { useArrival } from './use-arrival'

/** A fact of a transfer before it leaves. */
interface ConfirmRow {
  readonly key: string
  readonly value: ReactNode
  /** It stands beside the password too. */
  readonly isBrief?: boolean
}

/** Everything that a transfer will do, as rows. (BNK-061, BNK-089, U10) */
export function useConfirmRows({
  source,
  number,
  owner,
  rule,
  amount,
  note,
}: {
  source: OpenAccount
  number: string
  owner: DestinationOwner
  rule: TransferRule
  /** Rial. */
  amount: number
  note: string
}): readonly ConfirmRow[] {
  const { t } = useTranslation()
  const { rial } = useFormat()
  const arrival = useArrival()
  const fee = transferFee(amount, rule.fee)
  return [
    { key: t('receipt.to'), value: <OwnText text={owner.owner_name} />, isBrief: true },
    { key: t('transfer.bank'), value: owner.bankName },
    { key: t('receipt.toNumber'), value: <Code text={number} grouped />, isBrief: true },
    {
      key: t('receipt.from'),
      value: <Code text={source.card_number ? maskCard(source.card_number) : source.account_number} />,
    },
    { key: t('receipt.type'), value: t(describeStatus('transfer', rule.type).label) },
    { key: t('transfer.fee'), value: fee === 0 ? t('receipt.noFee') : rial(fee) },
    { key: t('transfer.total'), value: rial(amount + fee), isBrief: true },
    { key: t('transfer.arrives'), value: arrival(rule.arrives_at) },
    ...(note === '' ? [] : [{ key: t('receipt.description'), value: <OwnText text={note} /> }]),
  ]
}
