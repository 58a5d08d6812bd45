import type { Portfolio } from '@sarv/shared/contract/portfolios'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { VisibilityButton } from '@sarv/shared/ui/actions/visibility-button'
import { Code } from '@sarv/shared/ui/data/code'
import { Gain } from '@sarv/shared/ui/data/gain'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { Money } from '@sarv/shared/ui/data/money'
import { Percent } from '@sarv/shared/ui/data/signed-number'
import { UpdatedLine } from '@sarv/shared/ui/feedback/updated-line'
import { Card } from '@sarv/shared/ui/layout/card'
import { PlanLogo } from '../plans/plan-logo'
import styles from './portfolio.module.css'

/** Section with a portfolio's value, the amount paid in and the gain or loss. (PMA-056, INV-003) */
export function PortfolioValue({
  portfolio: { prx, logo, value, paid_in, profit, profit_percentage, return_percentage, created_at },
  visible,
  onToggle,
  updatedAt,
}: {
  portfolio: Portfolio
  visible: boolean
  onToggle: () => void
  updatedAt: number
}) {
  const { t } = useTranslation()
  const { day } = useFormat()
  return (
    <section className={styles.value} aria-label={t('portfolio.value')}>
      <div className={styles.top}>
        <PlanLogo logo={logo} />
        <h2 className={styles.label}>{t('portfolio.value')}</h2>
        <VisibilityButton visible={visible} onToggle={onToggle} />
      </div>
      <Money amount={value} look="hero" hidden={!visible} />
      <UpdatedLine at={updatedAt} />
      <Card space="rows">
        <KeyValues
          rows={[
            { key: t('portfolio.paidIn'), value: <Money amount={paid_in} hidden={!visible} /> },
            {
              key: t('portfolio.profit'),
              value: <Gain of={{ gain: profit, gain_percentage: profit_percentage }} hidden={!visible} />,
            },
            ...(return_percentage === null
              ? []
              : [{ key: t('portfolio.return'), value: <Percent value={return_percentage} /> }]),
            { key: t('portfolio.since'), value: day(created_at) },
            { key: t('portfolio.code'), value: <Code text={prx} /> },
          ]}
        />
        {return_percentage !== null && <p className={styles.note}>{t('portfolio.returnNote')}</p>}
      </Card>
    </section>
  )
}
