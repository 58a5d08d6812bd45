import type { Order } from '@sarv/shared/contract/fund-orders'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { CopyButton } from '@sarv/shared/ui/actions/copy-button'
import { Code } from '@sarv/shared/ui/data/code'
import { OwnFigure } from '@sarv/shared/ui/data/own-money'
import type { ReactNode } from 'react'
import { fundTypeLabel } from '../funds/fund-types'

interface Row {
  readonly key: string
  readonly value: ReactNode
}

/** Returns the key-value rows of an order, without its empty fields. (INV-057) */
export function useOrderRows(order: Order): Row[] {
  const { t } = useTranslation()
  const { number, rial, day, time } = useFormat()
  const row = (name: string, value: ReactNode): Row[] =>
    value === null ? [] : [{ key: t(`order.field.${name}`), value }]
  // An order that is not paid, or that failed, has no day of settlement.
  const settlesOn = ['PENDING', 'DONE'].includes(order.status) ? order.settles_on : null
  return [
    ...row('fund', order.fund_name),
    ...row('type', fundTypeLabel(order.fund_type, t)),
    ...row('units', order.units === null ? null : <OwnFigure>{t('units', { units: number(order.units) })}</OwnFigure>),
    ...row('price', order.price === null ? null : rial(order.price)),
    ...row('fee', order.side === 'SELL' ? <OwnFigure>{rial(order.fee)}</OwnFigure> : null),
    ...row('remainder', order.remainder > 0 ? <OwnFigure>{rial(order.remainder)}</OwnFigure> : null),
    ...row('created', t('order.at', { day: day(order.created_at), time: time(order.created_at) })),
    ...row('settles', settlesOn === null ? null : day(settlesOn, { weekday: true })),
    ...row('iban', order.iban === null ? null : <Code text={order.iban} grouped />),
    ...row('id', <Code text={String(order.id)} />),
    ...row(
      'tracking',
      <>
        <Code text={order.tracking_code} />
        <CopyButton text={order.tracking_code} label={t('order.copyTracking')} />
      </>,
    ),
    ...row('recommendation', order.recom_tracking_code === null ? null : <Code text={order.recom_tracking_code} />),
  ]
}
