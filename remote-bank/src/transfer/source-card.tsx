import { maskNumber } from '@sarv/shared/money/mask-number'
import { useFormat, useQuery, useTranslation } from '@sarv/shared/platform'
import { useKeptFlag } from '@sarv/shared/storage/use-kept-flag'
import { leftToRight } from '@sarv/shared/text/left-to-right'
import { Code } from '@sarv/shared/ui/data/code'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { Money } from '@sarv/shared/ui/data/money'
import { Tile } from '@sarv/shared/ui/data/tile'
import { ChipGroup } from '@sarv/shared/ui/fields/chip-group'
import { CreditCard } from 'lucide-react'
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
  const { digits } = useFormat()
  const { data } = useQuery(balanceQuery(source.id))
  const { on: visible = false } = useKeptFlag('visibleBankBalance')
  return (
    <>
      {sources.length > 1 && (
        <ChipGroup
          label={t('transfer.source')}
          scroll
          value={source.id}
          onChange={onChoose}
          options={sources.map(({ id, account_number }) => ({
            value: id,
            label: leftToRight(digits(maskNumber(account_number))),
          }))}
        />
      )}
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
