import { UnderWayCard } from '@sarv/shared/payment/under-way-card'
import { useQuery, useTranslation } from '@sarv/shared/platform'
import { isAwaited } from '@sarv/shared/queries/is-awaited'
import { underWayQuery } from '@sarv/shared/queries/under-way-query'
import { useBalanceVisibility } from '@sarv/shared/storage/use-balance-visibility'
import { ForecastNote } from '@sarv/shared/ui/data/forecast-note'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { LoadFailed } from '@sarv/shared/ui/feedback/load-failed'
import { Page } from '@sarv/shared/ui/layout/page'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { OwnPortfolios } from './own-portfolios'
import { PlanCard } from './plan-card'
import { sortByPriority } from './plan-list'
import styles from './plans.module.css'
import { plansQuery, userPortfoliosQuery } from './plans-queries'
import { PlansSkeleton } from './plans-skeleton'

/** Screen of /pma: what is unfinished, the person's portfolios, then the plans by priority. (PMA-001, D-118) */
export function PlansScreen() {
  const { t } = useTranslation()
  const plans = useQuery(plansQuery())
  const own = useQuery(userPortfoliosQuery())
  const underWay = useQuery(underWayQuery())
  const { visible } = useBalanceVisibility()
  // Both together: portfolios that came later would push the plans down under the finger.
  if (plans.isPending || own.isPending || visible === undefined || isAwaited(underWay)) return <PlansSkeleton />
  return (
    <Page>
      <div className={styles.underWay}>
        <UnderWayCard query={underWay} only={['PORTFOLIO', 'INCREASE']} />
      </div>
      {own.data ? (
        <OwnPortfolios portfolios={own.data} plans={plans.data ?? []} visible={visible} />
      ) : (
        <LoadFailed query={own} title={t('own.failed')} />
      )}
      {plans.data ? (
        <section>
          <SectionHeader title={t('plans.title')} first={own.data?.length === 0} />
          <p className={styles.lead}>{t('plans.lead')}</p>
          {plans.data.length === 0 ? (
            <EmptyState title={t('plans.empty.title')} text={t('plans.empty.text')} />
          ) : (
            <>
              <ul className={styles.grid}>
                {sortByPriority(plans.data).map((plan) => (
                  <li key={plan.id}>
                    <PlanCard plan={plan} />
                  </li>
                ))}
              </ul>
              <ForecastNote />
            </>
          )}
        </section>
      ) : (
        <LoadFailed query={plans} whole />
      )}
    </Page>
  )
}
