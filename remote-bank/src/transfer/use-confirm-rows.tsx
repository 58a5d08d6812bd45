import type { DestinationOwner, TransferRule } from '@sarv/shared/contract/bank-transfers'
import { maskNumber } from '@sarv/shared/money/mask-number'
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
    { key: t('ui:receipt.to'), value: <OwnText text={owner.owner_name} />, isBrief: true },
    { key: t('transfer.bank'), value: owner.bankName },
    { key: t('ui:receipt.toNumber'), value: <Code text={number} grouped />, isBrief: true },
    rule.type === 'card' && source.card_number !== null
      ? { key: t('ui:receipt.from'), value: <Code text={maskNumber(source.card_number)} /> }
      : { key: t('ui:receipt.fromAccount'), value: <Code text={maskNumber(source.account_number)} /> },
    { key: t('ui:receipt.way'), value: t(describeStatus('transfer', rule.type).label) },
    { key: t('ui:receipt.fee'), value: fee === 0 ? t('ui:receipt.noFee') : rial(fee) },
    { key: t('transfer.total'), value: rial(amount + fee), isBrief: true },
    { key: t('transfer.arrives'), value: arrival(rule.arrives_at) },
    ...(note === '' ? [] : [{ key: t('ui:receipt.note'), value: <OwnText text={note} /> }]),
  ]
}
