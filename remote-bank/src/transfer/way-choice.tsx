import type { TransferRule, TransferType } from '@sarv/shared/contract/bank-transfers'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { describeStatus } from '@sarv/shared/rules/status'
import { transferFee } from '@sarv/shared/rules/transfer-rules'
import { OwnSentence, own } from '@sarv/shared/ui/data/own-sentence'
import { SelectableCard } from '@sarv/shared/ui/fields/selectable-card'
import styles from './transfer.module.css'
import type { Way } from './transfer-ways'
import { useArrival } from './use-arrival'

/** The ways of a transfer, each with fee and arrival, or the reason why it cannot be taken. (BNK-063, BNK-064) */
export function WayChoice({
  ways,
  taken,
  amount,
  bank,
  onChoose,
}: {
  ways: readonly Way[]
  taken: TransferRule | undefined
  /** Rial; without one no fee is said. */
  amount: number | undefined
  /** The bank of the source: one way leads within it only. */
  bank: string
  onChoose: (type: TransferType) => void
}) {
  const { t } = useTranslation()
  const { rial } = useFormat()
  const arrival = useArrival()
  const captionOf = ({ rule, closedBy }: Way): string => {
    if (closedBy === 'elsewhere')
      return t(rule.type === 'internal' ? 'transfer.way.internalOnly' : 'transfer.way.elsewhere', {
        bank: own(bank),
      })
    if (closedBy)
      return t(`transfer.way.${closedBy}`, {
        amount: rial(closedBy === 'tooSmall' ? rule.min_amount : rule.max_amount),
      })
    const arrives = arrival(rule.arrives_at)
    if (amount === undefined) return arrives
    const fee = transferFee(amount, rule.fee)
    return t('transfer.way.facts', {
      fee: fee === 0 ? t('ui:receipt.noFee') : t('transfer.feeOf', { fee: rial(fee) }),
      arrives,
    })
  }
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{t('transfer.way.title')}</legend>
      {ways.map((way) => (
        <SelectableCard
          key={way.rule.type}
          name="transfer-way"
          checked={way.rule.type === taken?.type}
          disabled={way.closedBy !== undefined}
          onChoose={() => onChoose(way.rule.type)}
          title={t(describeStatus('transfer', way.rule.type).label)}
          caption={<OwnSentence text={captionOf(way)} />}
        />
      ))}
    </fieldset>
  )
}
