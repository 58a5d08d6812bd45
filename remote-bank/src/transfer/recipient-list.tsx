import type { Destination } from '@sarv/shared/contract/bank-transfers'
import { useQuery, useTranslation } from '@sarv/shared/platform'
import { IconButton } from '@sarv/shared/ui/actions/icon-button'
import { List, ListItem, RowContent } from '@sarv/shared/ui/data/list-row'
import { OwnText } from '@sarv/shared/ui/data/own-text'
import { LoadFailed } from '@sarv/shared/ui/feedback/load-failed'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { Pencil } from 'lucide-react'
import { useMemo, useState } from 'react'
import { BankMark, BankNumber } from './bank-mark'
import { DestinationSheet } from './destination-sheet'
import { findRecipients, numbersOf, type Recipient, recipientsOf } from './recipients'
import styles from './transfer.module.css'
import { destinationsQuery } from './transfer-queries'

/** The recipients that the typed text finds, of all saved and recent ones. (BNK-062, BNK-087) */
export function useRecipients(typed: string): readonly Recipient[] {
  const { data, dataUpdatedAt } = useQuery(destinationsQuery())
  const all = useMemo(() => (data ? recipientsOf(data, dataUpdatedAt) : []), [data, dataUpdatedAt])
  return findRecipients(all, typed)
}

/** Saved and recent recipients: one press goes on to the amount, the pencil names or deletes. (BNK-062, BNK-087, D-171) */
export function RecipientList({
  recipients,
  isSearched,
  onPick,
}: {
  recipients: readonly Recipient[]
  /** Something is typed. */
  isSearched: boolean
  onPick: (numbers: readonly string[]) => void
}) {
  const { t } = useTranslation()
  const query = useQuery(destinationsQuery())
  const [edited, setEdited] = useState<number>()
  if (query.error && !query.data) return <LoadFailed query={query} title={t('transfer.savedFailed')} />
  const inEdit = (query.data?.destinations ?? []).filter(({ id, recipient = id }) => recipient === edited)
  if (recipients.length === 0 && isSearched) return null
  return (
    <section>
      <SectionHeader title={t('transfer.recipients')} first />
      {recipients.length === 0 ? (
        <p className={typography.secondary}>{t('transfer.noRecipients')}</p>
      ) : (
        <List label={t('transfer.recipients')}>
          {recipients.map((one) => (
            <RecipientRow key={one.key} recipient={one} onPick={onPick} onEdit={setEdited} />
          ))}
        </List>
      )}
      {inEdit.length > 0 && <DestinationSheet key={edited} numbers={inEdit} onClose={() => setEdited(undefined)} />}
    </section>
  )
}

function RecipientRow({
  recipient,
  onPick,
  onEdit,
}: {
  recipient: Recipient
  onPick: (numbers: readonly string[]) => void
  onEdit: (id: number) => void
}) {
  const { t } = useTranslation()
  const { name, id, numbers } = recipient
  const chosen = numbersOf(recipient)
  const shown = numbers.filter(({ number }) => chosen.includes(number))
  return (
    <ListItem hasTile>
      <div className={styles.recipient}>
        <RowContent
          tile={<BankMark bankName={shown[0]?.bankName ?? ''} />}
          title={<OwnText text={name} />}
          caption={<Numbers numbers={shown} />}
          onPress={() => onPick(chosen)}
        />
        {id !== undefined && (
          <IconButton icon={Pencil} label={t('transfer.edit', { name })} onClick={() => onEdit(id)} />
        )}
      </div>
    </ListItem>
  )
}

function Numbers({ numbers }: { numbers: readonly Pick<Destination, 'number' | 'bankName'>[] }) {
  return numbers.map(({ number, bankName }, index) => (
    <span key={number}>
      {index > 0 && <span aria-hidden> · </span>}
      <BankNumber number={number} bankName={bankName} />
    </span>
  ))
}
