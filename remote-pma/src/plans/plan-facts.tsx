import type { Plan } from '@sarv/shared/contract/plans'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { LeftToRight } from '@sarv/shared/ui/data/left-to-right'
import { Money, Toman } from '@sarv/shared/ui/data/money'
import { OwnText } from '@sarv/shared/ui/data/own-text'
import { Card } from '@sarv/shared/ui/layout/card'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { CircleQuestionMark } from 'lucide-react'
import styles from './plan-facts.module.css'
import { PlanStart } from './plan-start'
import { PlanSuitability } from './plan-suitability'

/** Aside of a plan: minimum, fee and horizon, the start button and the notes. (PMA-003) */
export function PlanFacts({ plan }: { plan: Plan }) {
  const { t } = useTranslation()
  const { number, percent } = useFormat()
  return (
    <aside className={styles.facts} aria-label={t('facts.title')}>
      <Card>
        <KeyValues
          rows={[
            {
              key: t('plan.minimum'),
              value: (
                <span className={styles.minimum}>
                  <Money amount={plan.minimum_investment_amount} />
                  <Toman amount={plan.minimum_investment_amount} />
                </span>
              ),
            },
            {
              key: t('facts.fee'),
              value: <LeftToRight>{percent(plan.management_fee_percentage)}</LeftToRight>,
            },
            {
              key: t('facts.advised'),
              value: t('facts.months', { count: plan.advised_months, months: number(plan.advised_months) }),
            },
          ]}
        />
      </Card>
      <PlanSuitability plan={plan} />
      <div className={styles.start}>
        <PlanStart planId={plan.id} />
      </div>
      {plan.notes.length > 0 && (
        <section>
          <SectionHeader title={t('facts.before')} first />
          <ul className={styles.notes}>
            {plan.notes.map((note) => (
              <li key={note}>
                <OwnText text={note} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <ButtonLink to="/faq/3" variant="quiet" icon={CircleQuestionMark} block>
        {t('facts.questions')}
      </ButtonLink>
    </aside>
  )
}
