import type { Plan } from '@sarv/shared/contract/plans'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Badge } from '@sarv/shared/ui/data/badge'
import { OwnText } from '@sarv/shared/ui/data/own-text'
import { Percent } from '@sarv/shared/ui/data/signed-number'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { CalendarClock, Gauge } from 'lucide-react'
import styles from './plan-intro.module.css'
import { PlanLogo } from './plan-logo'
import { riskKey } from './plan-risk'

/** Header section of a plan: risk, horizon, description and predicted return. */
export function PlanIntro({ plan }: { plan: Plan }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  return (
    <section className={styles.intro} aria-label={plan.name}>
      <div className={styles.head}>
        <PlanLogo logo={plan.logo} size="l" />
        <div className={styles.badges}>
          <Badge icon={Gauge}>{t(riskKey(plan.risk))}</Badge>
          <Badge icon={CalendarClock}>{t('plan.advised', { months: number(plan.advised_months) })}</Badge>
        </div>
      </div>
      <p className={styles.description}>
        <OwnText text={plan.description} />
      </p>
      <div>
        <p className={typography.secondary}>{t('plan.predicted')}</p>
        <p className={styles.return}>
          <Percent value={plan.predicted_annual_return_percentage} plain />
        </p>
        <p className={typography.secondary}>{t('plan.notPromised')}</p>
      </div>
    </section>
  )
}
