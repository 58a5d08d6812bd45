import type { Broker } from '@sarv/shared/contract/change-broker'
import { useTranslation } from '@sarv/shared/platform'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { Tile } from '@sarv/shared/ui/data/tile'
import { Building2 } from 'lucide-react'

/** Row of the person's current broker. (INV-072) */
export function CurrentBroker({ broker }: { broker: Broker | null }) {
  const { t } = useTranslation()
  return (
    <List label={t('investBroker:current')}>
      <ListRow
        tile={<Tile icon={Building2} tone="green" />}
        title={broker?.name ?? t('investBroker:noCurrent')}
        caption={broker ? `${t('investBroker:current')} · ${broker.city}` : t('investBroker:current')}
      />
    </List>
  )
}
