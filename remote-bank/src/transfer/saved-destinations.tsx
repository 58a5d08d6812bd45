import type { Destination, RecentDestination } from '@sarv/shared/contract/bank-transfers'
import { groupFour, maskCard } from '@sarv/shared/money/card-number'
import { useQuery, useTranslation } from '@sarv/shared/platform'
import { IconButton } from '@sarv/shared/ui/actions/icon-button'
import { Code } from '@sarv/shared/ui/data/code'
import { OwnText } from '@sarv/shared/ui/data/own-text'
import { LoadFailed } from '@sarv/shared/ui/feedback/load-failed'
import { SelectableCard } from '@sarv/shared/ui/fields/selectable-card'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { TransferRequest } from '../money/transfer-request'
import { DestinationSheet } from './destination-sheet'
import styles from './transfer.module.css'
import { destinationsQuery } from './transfer-queries'

interface DestinationChoice {
  /** The number that is typed. */
  chosen: string
  onChoose: (number: string) => void
}

/** The saved destinations of a kind: one press picks, another one names or forgets. (BNK-062) */
export function SavedDestinations({ kind, ...choice }: DestinationChoice & { kind: TransferRequest['kind'] }) {
  const { t } = useTranslation()
  const query = useQuery(destinationsQuery())
  const [edited, setEdited] = useState<Destination>()
  if (query.error && !query.data) return <LoadFailed query={query} title={t('transfer.savedFailed')} />
  const saved = (query.data?.destinations ?? []).filter((one) => one.kind === kind)
  if (saved.length === 0) return null
  return (
    <section>
      <SectionHeader title={t('transfer.saved')} first />
      <div className={styles.choices} role="radiogroup" aria-label={t('transfer.saved')}>
        {saved.map((one) => (
          <div key={one.id} className={styles.choice}>
            <DestinationCard of={one} group="saved-destination" name={one.name} {...choice} />
            <IconButton icon={Pencil} label={t('transfer.edit', { name: one.name })} onClick={() => setEdited(one)} />
          </div>
        ))}
      </div>
      {edited && <DestinationSheet key={edited.id} destination={edited} onClose={() => setEdited(undefined)} />}
    </section>
  )
}

/** Where the last transfers went besides: one press picks. (BNK-062, D-171) */
export function RecentDestinations({ kind, ...choice }: DestinationChoice & { kind: TransferRequest['kind'] }) {
  const { t } = useTranslation()
  const recent = (useQuery(destinationsQuery()).data?.recent ?? []).filter((one) => one.kind === kind)
  if (recent.length === 0) return null
  return (
    <section>
      <SectionHeader title={t('transfer.recent')} first />
      <div className={styles.choices} role="radiogroup" aria-label={t('transfer.recent')}>
        {recent.map((one) => (
          <DestinationCard key={one.number} of={one} group="recent-destination" name={one.owner_name} {...choice} />
        ))}
      </div>
    </section>
  )
}

function DestinationCard({
  of: { kind, number, bankName },
  group,
  name,
  chosen,
  onChoose,
}: DestinationChoice & { of: RecentDestination; group: string; name: string }) {
  return (
    <SelectableCard
      name={group}
      checked={number === chosen}
      onChoose={() => onChoose(number)}
      title={<OwnText text={name} />}
      caption={
        <>
          <span>{bankName}</span> <Code text={kind === 'CARD' ? maskCard(number) : groupFour(number)} />
        </>
      }
    />
  )
}
