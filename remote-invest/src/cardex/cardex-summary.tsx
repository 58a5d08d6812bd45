import type { Cardex } from '@sarv/shared/contract/fund-statements'
import { useTranslation } from '@sarv/shared/platform'
import { useBalanceVisibility } from '@sarv/shared/storage/use-balance-visibility'
import { VisibilityButton } from '@sarv/shared/ui/actions/visibility-button'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { Money } from '@sarv/shared/ui/data/money'
import { Card } from '@sarv/shared/ui/layout/card'
import { typography } from '@sarv/shared/ui/layout/primitives'
import styles from './cardex.module.css'

/** Card with the opening balance, totals and closing balance; the latter is what the units are worth at the end. */
export function CardexSummary({ cardex }: { cardex: Cardex }) {
  const { t } = useTranslation()
  const { visible = false, toggle } = useBalanceVisibility()
  const money = (amount: number) => <Money amount={amount} hidden={!visible} />
  return (
    <Card>
      <div className={styles.top}>
        <h2 className={typography.section}>{t('cardex.sums')}</h2>
        <VisibilityButton visible={visible} onToggle={toggle} />
      </div>
      <KeyValues
        rows={[
          { key: t('cardex.opening'), value: money(cardex.opening_balance) },
          { key: t('cardex.totalCredit'), value: money(cardex.total_credit) },
          { key: t('cardex.totalDebit'), value: money(cardex.total_debit) },
          { key: t('cardex.closing'), value: money(cardex.closing_balance) },
        ]}
      />
      <p className={styles.hint}>{t('cardex.hint')}</p>
    </Card>
  )
}
