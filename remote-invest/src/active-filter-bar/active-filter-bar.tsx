import { Link } from '@sarv/shared/platform'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './active-filter-bar.module.css'

/**
 * Line above a list that names its active filter, with a link that clears it. (INV-055)
 * @example <ActiveFilterBar clear={{ to: '/fund-orders', label: t('orders.all') }}>{t('orders.ofRecommendation')}</ActiveFilterBar>
 */
export function ActiveFilterBar({ clear, children }: { clear: { to: string; label: string }; children: ReactNode }) {
  return (
    <p className={styles.filter}>
      <span>{children}</span>
      <Link to={clear.to} replace className={styles.all}>
        <X size={16} strokeWidth={2} aria-hidden />
        {clear.label}
      </Link>
    </p>
  )
}
