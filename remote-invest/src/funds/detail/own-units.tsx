import type { UserFund } from '@sarv/shared/contract/funds'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Gain } from '@sarv/shared/ui/data/gain'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { Hidden, Money } from '@sarv/shared/ui/data/money'
import { Card } from '@sarv/shared/ui/layout/card'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import styles from './own-units.module.css'

/** Card of the person's units of a fund, and why none of them can be sold. (INV-023) */
export function OwnUnits({ own, visible }: { own: UserFund; visible: boolean }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  return (
    <section aria-labelledby="own-units">
      <SectionHeader first id="own-units" title={t('fund.ownUnits')} />
      <Card>
        {own.units === 0 ? (
          <p id="no-units" className={typography.secondary}>
            {t('fund.noUnits')}
          </p>
        ) : (
          <KeyValues
            rows={[
              { key: t('fund.units'), value: visible ? t('units', { units: number(own.units) }) : <Hidden /> },
              { key: t('fund.value'), value: <Money amount={own.value} hidden={!visible} /> },
              { key: t('fund.averagePrice'), value: <Money amount={own.avg_price} hidden={!visible} /> },
              { key: t('fund.gain'), value: <Gain of={own} hidden={!visible} /> },
            ]}
          />
        )}
        {own.units > 0 && own.units <= own.blocked_units && (
          <p id="no-units" className={styles.why}>
            {t('fund.allPromised')}
          </p>
        )}
      </Card>
    </section>
  )
}
