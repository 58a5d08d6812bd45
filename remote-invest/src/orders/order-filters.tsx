import { useNavigate, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { ChipGroup } from '@sarv/shared/ui/fields/chip-group'
import { type OrderFilter, orderSides, orderStates, withFilter } from './order-filter'
import styles from './orders.module.css'

/** Value of the chip for «all». */
const all = ''

/** Filter chips for side and status; the choice lives in the URL and survives a reload. (INV-056) */
export function OrderFilters({ filter }: { filter: OrderFilter }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const choose = (name: 'side' | 'status') => (value: string) =>
    navigate(withFilter(query, name, value || undefined), { replace: true })
  return (
    <div className={styles.filters}>
      <ChipGroup
        label={t('orders.bySide')}
        scroll
        value={filter.side ?? all}
        onChange={choose('side')}
        options={[
          { value: all, label: t('orders.anySide') },
          ...orderSides.map((side) => ({ value: side, label: t(`order.side.${side}`) })),
        ]}
      />
      <ChipGroup
        label={t('orders.byState')}
        scroll
        value={filter.status ?? all}
        onChange={choose('status')}
        options={[
          { value: all, label: t('orders.anyState') },
          ...orderStates.map((state) => ({ value: state, label: t(`orders.state.${state}`) })),
        ]}
      />
    </div>
  )
}
