import type { Plan } from '@sarv/shared/contract/plans'
import { Link, useTranslation } from '@sarv/shared/platform'
import { Badge } from '@sarv/shared/ui/data/badge'
import { Toman } from '@sarv/shared/ui/data/money'
import { Percent } from '@sarv/shared/ui/data/signed-number'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { ChevronRight } from 'lucide-react'
import styles from './plan-card.module.css'
import { PlanLogo } from './plan-logo'
import { riskKey } from './plan-risk'

/** Card of one plan in the list, a link as a whole. */
export function PlanCard({ plan }: { plan: Plan }) {
  const { t } = useTranslation()
  return (
    <Link to={`/pma/${plan.id}`} className={styles.card}>
      <span className={styles.head}>
        <PlanLogo logo={plan.logo} />
        <span className={styles.name}>
          <strong className={styles.title}>{plan.name}</strong>
          <Badge>{t(riskKey(plan.risk))}</Badge>
        </span>
        <ChevronRight size={20} strokeWidth={1.75} className={`mirrored ${styles.chevron}`} aria-hidden />
      </span>
      <span className={styles.facts}>
        <span className={styles.fact}>
          <span className={styles.return}>
            <Percent value={plan.predicted_annual_return_percentage} plain />
          </span>
          <span className={typography.captionFaint}>{t('plan.predicted')}</span>
        </span>
        <span className={styles.fact}>
          <Toman amount={plan.minimum_investment_amount} />
          <span className={typography.captionFaint}>{t('plan.minimum')}</span>
        </span>
      </span>
    </Link>
  )
}
