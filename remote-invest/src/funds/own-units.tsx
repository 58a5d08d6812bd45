import type { UserFund } from '@sarv/shared/contract/funds'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Card } from '@sarv/shared/ui/card'
import { KeyValues } from '@sarv/shared/ui/key-values'
import { Hidden, Money } from '@sarv/shared/ui/money'
import { SectionHeader } from '@sarv/shared/ui/section-header'
import styles from './fund-screen.module.css'

/** What the person holds of this fund. (INV-023) */
export function OwnUnits({ own, visible }: { own: UserFund; visible: boolean }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  return (
    <section aria-labelledby="own-units">
      <SectionHeader first id="own-units" title={t('fund.ownUnits')} />
      <Card>
        {own.units === 0 ? (
          <p className={styles.empty}>{t('fund.noUnits')}</p>
        ) : (
          <KeyValues
            rows={[
              { key: t('fund.units'), value: visible ? t('units', { units: number(own.units) }) : <Hidden /> },
              { key: t('fund.value'), value: <Money amount={own.value} hidden={!visible} /> },
              { key: t('fund.averagePrice'), value: <Money amount={own.avg_price} hidden={!visible} /> },
            ]}
          />
        )}
      </Card>
    </section>
  )
}
