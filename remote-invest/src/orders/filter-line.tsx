import { Link, useTranslation } from '@sarv/shared/platform'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './orders.module.css'

/** What the list is narrowed to, and the way to all orders. (INV-055) */
export function FilterLine({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <p className={styles.filter}>
      <span>{children}</span>
      <Link to="/fund-orders" replace className={styles.all}>
        <X size={16} strokeWidth={2} aria-hidden />
        {t('orders.all')}
      </Link>
    </p>
  )
}
