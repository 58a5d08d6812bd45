import { listWithdrawalAccounts } from '@sarv/shared/contract/fund-accounts'
import { maskNumber } from '@sarv/shared/money/mask-number'
import { call, queryOptions, useQuery, useTranslation } from '@sarv/shared/platform'
import { Code } from '@sarv/shared/ui/data/code'
import { SelectableCard } from '@sarv/shared/ui/fields/selectable-card'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import type { OpenAccount } from '../card/account-choice'
import { accountsQuery } from '../card/card-queries'
import styles from './transfer.module.css'

/** Query of the accounts that funds are paid out to. */
export const withdrawalAccountsQuery = () =>
  queryOptions({
    queryKey: ['bank', 'withdrawal-accounts'],
    queryFn: ({ signal }) => call(listWithdrawalAccounts, { signal }),
  })

/** The person's own accounts as destinations: those of this bank and those that funds are paid out to. (BNK-063) */
export function OwnIbans({
  source,
  chosen,
  onChoose,
}: {
  source: OpenAccount
  chosen: string
  onChoose: (iban: string) => void
}) {
  const { t } = useTranslation()
  const banked = useQuery(accountsQuery()).data ?? []
  const withdrawal = useQuery(withdrawalAccountsQuery()).data ?? []
  const banks = new Map([...banked, ...withdrawal].flatMap(({ iban, bankName }) => (iban ? [[iban, bankName]] : [])))
  if (source.iban !== null) banks.delete(source.iban)
  if (banks.size === 0) return null
  return (
    <section>
      <SectionHeader title={t('transfer.ownAccounts')} first />
      <div className={styles.choices} role="radiogroup" aria-label={t('transfer.ownAccounts')}>
        {[...banks].map(([iban, bankName]) => (
          <SelectableCard
            key={iban}
            name="own-iban"
            checked={iban === chosen}
            onChoose={() => onChoose(iban)}
            title={bankName}
            caption={<Code text={maskNumber(iban)} />}
          />
        ))}
      </div>
    </section>
  )
}
