import type { BankBalance } from '@sarv/shared/contract/bank-accounts'
import { useTranslation } from '@sarv/shared/platform'
import { VisibilityButton } from '@sarv/shared/ui/actions/visibility-button'
import { Money } from '@sarv/shared/ui/data/money'
import { UpdatedLine } from '@sarv/shared/ui/feedback/updated-line'
import { typography } from '@sarv/shared/ui/layout/primitives'
import styles from './card-balance.module.css'

/** Section with the account's balance and the button that hides it. (BNK-005) */
export function CardBalance({
  balance: { balance, blocked, updated_at },
  visible,
  onToggle,
}: {
  balance: BankBalance
  visible: boolean
  onToggle: () => void
}) {
  const { t } = useTranslation()
  return (
    <section className={styles.balance} aria-label={t('balance.title')}>
      <div>
        <p className={typography.secondary}>{t('balance.title')}</p>
        <p>
          <Money amount={balance} look="hero" hidden={!visible} />
        </p>
        <UpdatedLine at={Date.parse(updated_at)} />
        {blocked > 0 && (
          <p className={typography.captionFaint}>
            {t('balance.blocked')} <Money amount={blocked} hidden={!visible} />
          </p>
        )}
      </div>
      <VisibilityButton visible={visible} onToggle={onToggle} />
    </section>
  )
}
