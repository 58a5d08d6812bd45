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

/** The saved destinations of a kind: one press picks, another one names or forgets. (BNK-062) */
export function SavedDestinations({
  kind,
  chosen,
  onChoose,
}: {
  kind: TransferRequest['kind']
  /** The number that is typed. */
  chosen: string
  onChoose: (number: string) => void
}) {
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
            <SelectableCard
              name="saved-destination"
              checked={one.number === chosen}
              onChoose={() => onChoose(one.number)}
              title={<OwnText text={one.name} />}
              caption={<BankAndNumber of={one} />}
            />
            <IconButton icon={Pencil} label={t('transfer.edit', { name: one.name })} onClick={() => setEdited(one)} />
          </div>
        ))}
      </div>
      {edited && <DestinationSheet key={edited.id} destination={edited} onClose={() => setEdited(undefined)} />}
    </section>
  )
}

/** Where the last transfers went besides: one press picks. (BNK-062, D-171) */
export function RecentDestinations({
  kind,
  chosen,
  onChoose,
}: {
  kind: TransferRequest['kind']
  /** The number that is typed. */
  chosen: string
  onChoose: (number: string) => void
}) {
  const { t } = useTranslation()
  const recent = (useQuery(destinationsQuery()).data?.recent ?? []).filter((one) => one.kind === kind)
  if (recent.length === 0) return null
  return (
    <section>
      <SectionHeader title={t('transfer.recent')} first />
      <div className={styles.choices} role="radiogroup" aria-label={t('transfer.recent')}>
        {recent.map((one) => (
          <SelectableCard
            key={one.number}
            name="recent-destination"
            checked={one.number === chosen}
            onChoose={() => onChoose(one.number)}
            title={<OwnText text={one.owner_name} />}
            caption={<BankAndNumber of={one} />}
          />
        ))}
      </div>
    </section>
  )
}

function BankAndNumber({ of: { kind, number, bankName } }: { of: RecentDestination }) {
  return (
    <>
      <span>{bankName}</span> <Code text={kind === 'CARD' ? maskCard(number) : groupFour(number)} />
    </>
  )
}
