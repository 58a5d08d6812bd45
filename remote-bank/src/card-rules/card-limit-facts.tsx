import { useFormat, useQuery, useTranslation } from '@sarv/shared/platform'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { Money } from '@sarv/shared/ui/data/money'
import { Tile } from '@sarv/shared/ui/data/tile'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { Card } from '@sarv/shared/ui/layout/card'
import { stack } from '@sarv/shared/ui/layout/primitives'
import { Ticket, TrendingUp } from 'lucide-react'
import { cardFundUnitsQuery, cardLimitQuery } from './card-limit-queries'

/** What lies in the card's fund, what has to, what is missing, and the rows that lead on. (BNK-033 … BNK-035, BNK-039) */
export function CardLimitFacts({ onFund, onVoucher }: { onFund: () => void; onVoucher: () => void }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const limit = useQuery(cardLimitQuery())
  const { data: held } = useQuery(cardFundUnitsQuery())
  return (
    <div className={stack[16]}>
      <QueryBoundary query={limit} skeleton={<SkeletonCard height={140} />} title={t('cardRules.failed')}>
        {({ asset_amount, min_amount, remaining_required_amount }) => (
          <Card space="rows">
            <KeyValues
              rows={[
                { key: t('cardRules.minimum'), value: <Money amount={min_amount} /> },
                { key: t('cardRules.held'), value: <Money amount={asset_amount} /> },
                { key: t('cardRules.remaining'), value: <Money amount={remaining_required_amount} /> },
              ]}
            />
          </Card>
        )}
      </QueryBoundary>
      <List>
        <ListRow
          tile={<Tile icon={TrendingUp} />}
          title={t('cardRules.fund')}
          caption={held && t('cardRules.units', { units: number(held.units) })}
          onPress={onFund}
          chevron
        />
        <ListRow
          tile={<Tile icon={Ticket} tone="gold" />}
          title={t('cardRules.voucher')}
          caption={t('cardRules.voucherText')}
          onPress={onVoucher}
          chevron
        />
      </List>
    </div>
  )
}
