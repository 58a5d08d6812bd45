import { Link } from '@sarv/shared/platform'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './filter-line.module.css'

/**
 * What a list is narrowed to, and the way to all of it. (INV-055)
 * @example <FilterLine wider={{ to: '/fund-orders', label: t('orders.all') }}>{t('orders.ofRecommendation')}</FilterLine>
 */
export function FilterLine({ wider, children }: { wider: { to: string; label: string }; children: ReactNode }) {
  return (
    <p className={styles.filter}>
      <span>{children}</span>
      <Link to={wider.to} replace className={styles.all}>
        <X size={16} strokeWidth={2} aria-hidden />
        {wider.label}
      </Link>
    </p>
  )
}
