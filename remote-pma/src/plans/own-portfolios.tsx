import type { Plan, UserPortfolio } from '@sarv/shared/contract/plans'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { Hidden, Money } from '@sarv/shared/ui/data/money'
import { SignedNumber } from '@sarv/shared/ui/data/signed-number'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { PlanLogo } from './plan-logo'

/**
 * List of the person's portfolios with value and gain, each a link to its page; renders nothing without a portfolio.
 */
export function OwnPortfolios({
  portfolios,
  plans,
  visible,
}: {
  portfolios: readonly UserPortfolio[]
  plans: readonly Pick<Plan, 'id' | 'logo'>[]
  visible: boolean
}) {
  const { t } = useTranslation()
  const { day } = useFormat()
  if (portfolios.length === 0) return null
  return (
    <section>
      <SectionHeader title={t('own.title')} unit={t('unit.rial')} first />
      <List label={t('own.title')}>
        {portfolios.map(({ prx, plan_id, plan_name, value, profit, created_at }) => (
          <ListRow
            key={prx}
            to={`/user-pma/${encodeURIComponent(prx)}`}
            tile={<PlanLogo logo={plans.find(({ id }) => id === plan_id)?.logo} />}
            title={plan_name}
            caption={t('own.since', { date: day(created_at) })}
            number={<Money amount={value} unit={false} hidden={!visible} />}
            numberCaption={visible ? <SignedNumber value={profit} /> : <Hidden />}
            wideNumber
          />
        ))}
      </List>
    </section>
  )
}
