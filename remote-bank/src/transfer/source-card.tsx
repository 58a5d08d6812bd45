import { maskNumber } from '@sarv/shared/money/mask-number'
import { useQuery, useTranslation } from '@sarv/shared/platform'
import { useKeptFlag } from '@sarv/shared/storage/use-kept-flag'
import { Code } from '@sarv/shared/ui/data/code'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { Money } from '@sarv/shared/ui/data/money'
import { Tile } from '@sarv/shared/ui/data/tile'
import { CreditCard } from 'lucide-react'
import { AccountChips } from '../card/account-chips'
import type { OpenAccount } from '../card/account-choice'
import { balanceQuery } from '../card/card-queries'

/** The card that pays, masked, with its balance; a choice where there are several. (BNK-060) */
export function SourceCard({
  sources,
  source,
  onChoose,
}: {
  sources: readonly OpenAccount[]
  source: OpenAccount
  onChoose: (id: number) => void
}) {
  const { t } = useTranslation()
  const { data } = useQuery(balanceQuery(source.id))
  const { on: visible = false } = useKeptFlag('visibleBankBalance')
  return (
    <>
      <AccountChips label={t('transfer.source')} accounts={sources} chosen={source.id} onChoose={onChoose} />
      <List label={t('transfer.source')}>
        <ListRow
          tile={<Tile icon={CreditCard} />}
          title={
            <>
              {source.bankName} <Code text={maskNumber(source.card_number ?? source.account_number)} />
            </>
          }
          note={
            <>
              {t('balance.title')} {data ? <Money amount={data.balance} hidden={!visible} /> : '…'}
            </>
          }
        />
      </List>
    </>
  )
}
