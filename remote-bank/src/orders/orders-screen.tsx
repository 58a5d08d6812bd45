import type { BankOrder } from '@sarv/shared/contract/bank-money'
import { useFormat, useQuery, useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { Badge, type BadgeTone } from '@sarv/shared/ui/data/badge'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { Money } from '@sarv/shared/ui/data/money'
import { OwnText } from '@sarv/shared/ui/data/own-text'
import { StatusBadge } from '@sarv/shared/ui/data/status-badge'
import { Tile } from '@sarv/shared/ui/data/tile'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { Page } from '@sarv/shared/ui/layout/page'
import { CreditCard, FileText, type LucideIcon, RefreshCw, Sprout } from 'lucide-react'
import { CardFigure } from '../card/card-figure'
import { type OrderPresentation, orderPresentation, requestState } from './order-presentation'
import { ordersQuery } from './orders-query'

const icons: Record<OrderPresentation['icon'], LucideIcon> = {
  card: CreditCard,
  reissue: RefreshCw,
  invest: Sprout,
  unknown: FileText,
}

/** Screen of /bank/orders: card requests and fast investments with their status, newest first. (BNK-076) */
export function OrdersScreen() {
  const { t } = useTranslation()
  const orders = useQuery(ordersQuery())
  return (
    <Page>
      <QueryBoundary query={orders} skeleton={<SkeletonCard rows={5} />} whole>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              title={t('orders.none')}
              text={t('orders.noneText')}
              action={<ButtonLink to="/card">{t('toCard')}</ButtonLink>}
            />
          ) : (
            <List label={t('orders.list')}>
              {all.map((order) => (
                <OrderRow key={order.id} order={order} />
              ))}
            </List>
          )
        }
      </QueryBoundary>
    </Page>
  )
}

const tones: Record<'active' | 'done' | 'failed' | 'rejected', BadgeTone> = {
  active: 'w',
  done: 'g',
  failed: 'r',
  rejected: 'r',
}

function OrderRow({ order }: { order: BankOrder }) {
  const { t } = useTranslation()
  const { day } = useFormat()
  const { icon, set, to } = orderPresentation(order)
  const state = requestState(order.status)
  const badge =
    set === undefined && state ? (
      <Badge tone={tones[state]}>{t(`orders.states.${state}`)}</Badge>
    ) : (
      <StatusBadge set={set ?? 'order'} value={order.status} />
    )
  return (
    <ListRow
      to={to}
      tile={<Tile icon={icons[icon]} tone={icon === 'invest' ? 'green' : 'blue'} />}
      title={<OwnText text={order.title} />}
      caption={day(order.created_at)}
      number={
        order.amount === null ? (
          badge
        ) : (
          <CardFigure>
            <Money amount={order.amount} />
          </CardFigure>
        )
      }
      numberCaption={order.amount !== null && badge}
      chevron={to !== undefined}
    />
  )
}
