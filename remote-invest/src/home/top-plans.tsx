import type { Plan } from '@sarv/shared/contract/plans'
import { Link, useFormat, useTranslation } from '@sarv/shared/platform'
import { homeTop } from '@sarv/shared/rules/constants'
import { describeStatus } from '@sarv/shared/rules/status'
import { Badge } from '@sarv/shared/ui/data/badge'
import { ForecastNote } from '@sarv/shared/ui/data/forecast-note'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import type { ReactNode } from 'react'
import styles from './home-section.module.css'

/** Section of the top portfolios: title and link to all of them. (INV-005) */
export function TopPlansSection({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <section className={styles.section} aria-labelledby="home-plans">
      <SectionHeader first id="home-plans" title={t('home.plans')} to="/pma" />
      {children}
    </section>
  )
}

/** Cards of the two plans of smallest priority, and that their forecasts promise nothing. (INV-005) */
export function TopPlansList({ plans }: { plans: readonly Plan[] }) {
  const { t } = useTranslation()
  const top = [...plans].sort((one, other) => one.priority - other.priority).slice(0, homeTop.plans)
  if (top.length === 0) return <EmptyState title={t('home.noPlans')} text={t('home.noPlansText')} />
  return (
    <>
      <ul className={styles.plans}>
        {top.map((plan) => (
          <li key={plan.id}>
            <PlanCard plan={plan} />
          </li>
        ))}
      </ul>
      <ForecastNote />
    </>
  )
}

export function TopPlansSkeleton() {
  return (
    <>
      <div className={styles.plans}>
        <Skeleton height={198} radius={16} />
        <Skeleton height={198} radius={16} />
      </div>
      <ForecastNote waiting />
    </>
  )
}

function PlanCard({ plan }: { plan: Plan }) {
  const { t } = useTranslation()
  const { percent, toman } = useFormat()
  const forecast = plan.predicted_annual_return_percentage
  return (
    <Link to={`/pma/${plan.id}`} className={styles.plan}>
      <Badge>{t(describeStatus('risk', plan.risk).label)}</Badge>
      <span className={styles.name}>{plan.name}</span>
      <bdi
        dir="ltr"
        translate="no"
        className={styles.forecast}
        data-trend={forecast > 0 ? 'up' : forecast < 0 ? 'down' : 'flat'}
      >
        {percent(forecast, { sign: 'always' })}
      </bdi>
      <span className={typography.captionFaint}>{t('home.forecast')}</span>
      <span className={styles.from}>{t('home.from', { amount: toman(plan.minimum_investment_amount) })}</span>
    </Link>
  )
}
