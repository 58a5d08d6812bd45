import type { BankBalance } from '@sarv/shared/contract/bank-accounts'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { IconButton } from '@sarv/shared/ui/icon-button'
import { Money } from '@sarv/shared/ui/money'
import { Eye, EyeOff } from 'lucide-react'
import styles from './card-balance.module.css'

/** The one great number of the page, and the eye that hides it. (BNK-005) */
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
  const { relative } = useFormat()
  return (
    <section className={styles.balance} aria-label={t('balance.title')}>
      <div>
        <p className={styles.label}>{t('balance.title')}</p>
        <p>
          <Money amount={balance} look="hero" hidden={!visible} />
        </p>
        <p className={styles.note}>{t('balance.updated', { ago: relative(updated_at) })}</p>
        {blocked > 0 && (
          <p className={styles.note}>
            {t('balance.blocked')} <Money amount={blocked} hidden={!visible} />
          </p>
        )}
      </div>
      <IconButton
        icon={visible ? Eye : EyeOff}
        label={visible ? t('balance.hide') : t('balance.show')}
        onClick={onToggle}
      />
    </section>
  )
}
