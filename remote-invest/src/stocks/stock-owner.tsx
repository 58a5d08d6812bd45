import type { Stock } from '@sarv/shared/contract/stocks'
import { usePlatform, useTranslation } from '@sarv/shared/platform'
import { Code } from '@sarv/shared/ui/data/code'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { Tile } from '@sarv/shared/ui/data/tile'
import { Sprout } from 'lucide-react'

/** Row of the portfolio that holds the stock; a link while its route has an owner. (INV-071, D-42) */
export function StockOwner({ portfolio }: { portfolio: NonNullable<Stock['portfolio']> }) {
  const { t } = useTranslation()
  const { navigation } = usePlatform()
  const address = `/user-pma/${encodeURIComponent(portfolio.prx)}`
  const exists = navigation.exists(address)
  return (
    <List label={t('stock.owner')}>
      <ListRow
        to={exists ? address : undefined}
        tile={<Tile icon={Sprout} tone="gold" />}
        title={portfolio.plan_name}
        caption={
          <>
            {t('stock.owner')} · <Code text={portfolio.prx} />
          </>
        }
        chevron={exists}
      />
    </List>
  )
}
