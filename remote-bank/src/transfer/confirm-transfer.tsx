import type { DestinationOwner, TransferRule } from '@sarv/shared/contract/bank-transfers'
import { maskCard } from '@sarv/shared/money/card-number'
import { ConfirmMoney } from '@sarv/shared/payment/confirm-money'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { describeStatus } from '@sarv/shared/rules/status'
import { transferFee } from '@sarv/shared/rules/transfer-rules'
import { Code } from '@sarv/shared/ui/data/code'
import { OwnText } from '@sarv/shared/ui/data/own-text'
import { Lock } from 'lucide-react'
import type { OpenAccount } from '../card/account-choice'
import { bankOutbox } from '../money/bank-outbox'
import type { TransferRequest, TransferSecrets } from '../money/transfer-request'
import type { TransferDraft } from './transfer-draft'
import type { TransferKind } from './transfer-kind'
import { useArrival } from './use-arrival'

/** Confirmation sheet of a transfer: everything that will happen, once more. (BNK-061, U10) */
export function ConfirmTransfer({
  open,
  onClose,
  onDone,
  kind: { kind },
  source,
  draft,
  owner,
  rule,
  amount,
  secret,
}: {
  open: boolean
  onClose: () => void
  onDone: (id: string) => void
  kind: TransferKind
  source: OpenAccount
  draft: TransferDraft
  owner: DestinationOwner
  rule: TransferRule
  /** Rial. */
  amount: number
  secret: TransferSecrets
}) {
  const { t } = useTranslation()
  const { rial } = useFormat()
  const arrival = useArrival()
  const fee = transferFee(amount, rule.fee)
  const note = draft.note.trim()
  const request: TransferRequest = {
    kind,
    body: {
      account_id: source.id,
      number: draft.number,
      amount,
      type: rule.type,
      note: note === '' ? null : note,
      save: draft.save,
    },
  }
  return (
    <ConfirmMoney
      outbox={bankOutbox}
      request={request}
      secret={secret}
      open={open}
      onClose={onClose}
      onResult={onDone}
      title={t('transfer.confirm')}
      label={t('transfer.youSend')}
      amount={amount}
      rows={[
        {
          key: t('ui:receipt.from'),
          value: <Code text={source.card_number ? maskCard(source.card_number) : source.account_number} />,
        },
        { key: t('ui:receipt.to'), value: <OwnText text={owner.owner_name} /> },
        { key: t('transfer.bank'), value: owner.bankName },
        {
          key: t('ui:receipt.toNumber'),
          value: <Code text={draft.number} grouped />,
        },
        { key: t('ui:receipt.way'), value: t(describeStatus('transfer', rule.type).label) },
        { key: t('transfer.fee'), value: fee === 0 ? t('ui:receipt.noFee') : rial(fee) },
        { key: t('transfer.total'), value: rial(amount + fee) },
        { key: t('transfer.arrives'), value: arrival(rule.arrives_at) },
        ...(note === '' ? [] : [{ key: t('ui:receipt.note'), value: <OwnText text={note} /> }]),
      ]}
      note={t('transfer.final')}
      action={t('transfer.send', { amount: rial(amount) })}
      icon={Lock}
      lost={t('transfer.lost')}
      leave={{ to: '/bank/transactions', label: t('receipt.toTransactions') }}
    />
  )
}
