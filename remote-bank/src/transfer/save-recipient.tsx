import type { DestinationOwner } from '@sarv/shared/contract/bank-transfers'
import { useQuery, useTranslation } from '@sarv/shared/platform'
import { OwnSentence, own } from '@sarv/shared/ui/data/own-sentence'
import { Checkbox } from '@sarv/shared/ui/fields/checkbox'
import { recipientNamed } from './recipients'
import { destinationsQuery } from './transfer-queries'

/** Keeps a new destination: under its owner's name, or among the numbers of the saved recipient who has that name. (BNK-062, BNK-087) */
export function SaveRecipient({
  owner: { owner_name },
  number,
  checked,
  onChange,
}: {
  owner: DestinationOwner
  number: string
  checked: boolean
  onChange: (save: boolean) => void
}) {
  const { t } = useTranslation()
  const known = useQuery(destinationsQuery()).data
  if (known?.destinations.some((one) => one.number === number)) return null
  const among = known && recipientNamed(known, { owner_name, number })
  return (
    <Checkbox checked={checked} onChange={({ target }) => onChange(target.checked)}>
      {among ? <OwnSentence text={t('transfer.saveAmong', { name: own(among.name) })} /> : t('transfer.save')}
    </Checkbox>
  )
}
