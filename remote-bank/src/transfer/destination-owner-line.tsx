import type { DestinationOwner } from '@sarv/shared/contract/bank-transfers'
import { useQuery, useTranslation } from '@sarv/shared/platform'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { OwnSentence, own } from '@sarv/shared/ui/data/own-sentence'
import { OwnText } from '@sarv/shared/ui/data/own-text'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { BankMark, BankNumber } from './bank-mark'
import { isSameName, knownNumber } from './recipients'
import { destinationsQuery } from './transfer-queries'

/**
 * The owner of a destination by whole name, as the inquiry said, with the name that the person saved, and a warning where the
 * bank names another owner than before. (BNK-060, BNK-089)
 */
export function DestinationOwnerLine({ owner, number }: { owner: DestinationOwner; number: string }) {
  const { t } = useTranslation()
  const known = useQuery(destinationsQuery()).data
  const saved = known && knownNumber(known, number)
  const name = saved?.name
  return (
    <>
      <List label={t('ui:receipt.to')}>
        <ListRow
          tile={<BankMark bankName={owner.bankName} />}
          title={<OwnText text={owner.owner_name} />}
          caption={<BankNumber number={number} bankName={owner.bankName} />}
          note={
            name !== undefined &&
            !isSameName(name, owner.owner_name) && <OwnSentence text={t('transfer.savedAs', { name: own(name) })} />
          }
        />
      </List>
      {saved && !isSameName(saved.owner_name, owner.owner_name) && (
        <Alert tone="w" live>
          <OwnSentence text={t('transfer.otherOwner', { now: own(owner.owner_name), before: own(saved.owner_name) })} />
        </Alert>
      )}
    </>
  )
}
