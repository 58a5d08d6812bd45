import { Link, useTranslation } from '@sarv/shared/platform'
import { stack } from '@sarv/shared/ui/layout/primitives'
import { CreditCard, Landmark, type LucideIcon, Plus, Sprout } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './operation-tiles.module.css'
import type { Operation } from './operations'

const icons: Record<Operation['key'], LucideIcon> = {
  cardToCard: CreditCard,
  sheba: Landmark,
  charge: Plus,
  invest: Sprout,
}

/** Tiles of what the card can do; a closed one stays in sight, with the reason beside it. (BNK-006, BNK-008) */
export function OperationTiles({
  operations,
  reason,
}: {
  operations: readonly Operation[]
  /** Says why the closed ones are closed. */
  reason?: ReactNode
}) {
  const { t } = useTranslation()
  const why = useId()
  return (
    <section className={stack[16]} aria-label={t('operations.title')}>
      <ul className={styles.tiles}>
        {operations.map(({ key, to, closedBy }, index) => {
          const Icon = icons[key]
          const content = (
            <>
              <span className={styles.icon}>
                <Icon size={24} strokeWidth={1.75} aria-hidden />
              </span>
              <span>{t(`operations.${key}`)}</span>
            </>
          )
          return (
            <li key={key}>
              {closedBy === undefined ? (
                <Link to={to} className={styles.tile} data-main={index === 0 || undefined}>
                  {content}
                </Link>
              ) : (
                <button type="button" disabled className={styles.tile} aria-describedby={why}>
                  {content}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {reason && <div id={why}>{reason}</div>}
    </section>
  )
}
