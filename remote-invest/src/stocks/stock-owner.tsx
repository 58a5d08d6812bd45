import type { Stock } from '@sarv/shared/contract/stocks'
import { usePlatform, useTranslation } from '@sarv/shared/platform'
import { List, ListRow } from '@sarv/shared/ui/list-row'
import { Tile } from '@sarv/shared/ui/tile'
import { Sprout } from 'lucide-react'
import styles from './stocks.module.css'

/** The portfolio under whose code the stock is kept; a link once somebody answers its page. (INV-071, D-42) */
export function StockOwner({ portfolio }: { portfolio: NonNullable<Stock['portfolio']> }) {
  const { t } = useTranslation()
  const { navigation } = usePlatform()
  const address = `/user-pma/${encodeURIComponent(portfolio.prx)}`
  const answered = navigation.exists(address)
  return (
    <List label={t('stock.owner')}>
      <ListRow
        to={answered ? address : undefined}
        tile={<Tile icon={Sprout} tone="gold" />}
        title={portfolio.plan_name}
        caption={
          <>
            {t('stock.owner')} ·{' '}
            <bdi dir="ltr" className={styles.code}>
              {portfolio.prx}
            </bdi>
          </>
        }
        chevron={answered}
      />
    </List>
  )
}
