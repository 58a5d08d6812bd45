import type { DestinationOwner } from '@sarv/shared/contract/bank-transfers'
import { groupFour, maskCard } from '@sarv/shared/money/card-number'
import { useTranslation } from '@sarv/shared/platform'
import { Code } from '@sarv/shared/ui/data/code'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { OwnText } from '@sarv/shared/ui/data/own-text'
import { Tile } from '@sarv/shared/ui/data/tile'
import { UserRound } from 'lucide-react'

/** The owner of a destination and the bank, as the inquiry said; with the number where it is not in sight. (BNK-060) */
export function DestinationOwnerLine({ owner, number }: { owner: DestinationOwner; number?: string }) {
  const { t } = useTranslation()
  return (
    <List label={t('transfer.owner')}>
      <ListRow
        tile={<Tile icon={UserRound} />}
        title={<OwnText text={owner.owner_name} />}
        caption={owner.bankName}
        note={number && <Code text={number.startsWith('IR') ? groupFour(number) : maskCard(number)} />}
      />
    </List>
  )
}
