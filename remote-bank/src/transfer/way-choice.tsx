import type { TransferType } from '@sarv/shared/contract/bank-transfers'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { describeStatus } from '@sarv/shared/rules/status'
import { transferFee } from '@sarv/shared/rules/transfer-rules'
import { Button } from '@sarv/shared/ui/actions/button'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { OwnSentence, own } from '@sarv/shared/ui/data/own-sentence'
import { SelectableCard } from '@sarv/shared/ui/fields/selectable-card'
import { useState } from 'react'
import styles from './transfer.module.css'
import type { TakenWay, Way } from './transfer-ways'
import { useArrival } from './use-arrival'

/**
 * The way that is taken, with fee, arrival and why; at a press all of them, each with the reason why it cannot be taken.
 * (BNK-063, BNK-064, BNK-087)
 */
export function WayChoice({
  ways,
  taken,
  amount,
  bank,
  onChoose,
}: {
  ways: readonly Way[]
  taken: TakenWay | undefined
  /** Rial; without one no fee is said. */
  amount: number | undefined
  /** The bank of the source: one way leads within it only. */
  bank: string
  onChoose: (type: TransferType) => void
}) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const captionOf = useWayCaption(amount, bank)
  const title = ({ rule: { type } }: Way) => t(describeStatus('transfer', type).label)
  if (!isOpen && taken !== undefined) {
    return (
      <List label={t('transfer.way.title')}>
        <ListRow
          title={title(taken)}
          caption={captionOf(taken)}
          note={amount !== undefined && taken.reason && t(`transfer.reason.${taken.reason}`)}
          end={
            <Button variant="ghost" size="s" onClick={() => setOpen(true)}>
              {t('transfer.way.change')}
            </Button>
          }
        />
      </List>
    )
  }
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{t('transfer.way.title')}</legend>
      {ways.map((way) => (
        <SelectableCard
          key={way.rule.type}
          name="transfer-way"
          checked={way.rule.type === taken?.rule.type}
          disabled={way.closedBy !== undefined}
          onChoose={() => onChoose(way.rule.type)}
          title={title(way)}
          caption={<OwnSentence text={captionOf(way)} />}
        />
      ))}
    </fieldset>
  )
}

/** Fee and arrival of a way, or why it cannot be taken. */
export function useWayCaption(amount: number | undefined, bank: string): (way: Way) => string {
  const { t } = useTranslation()
  const { rial } = useFormat()
  const arrival = useArrival()
  return ({ rule, closedBy }) => {
    if (closedBy === 'frozen') return t('transfer.way.frozen')
    if (closedBy === 'elsewhere')
      return t(rule.type === 'internal' ? 'transfer.way.internalOnly' : 'transfer.way.elsewhere', { bank: own(bank) })
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
}
