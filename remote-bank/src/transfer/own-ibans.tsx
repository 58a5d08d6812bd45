import { listWithdrawalAccounts } from '@sarv/shared/contract/fund-accounts'
import { useQuery, useTranslation } from '@sarv/shared/platform'
import { endpointQuery } from '@sarv/shared/queries/endpoint-query'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import type { OpenAccount } from '../card/account-choice'
import { accountsQuery } from '../card/card-queries'
import { BankMark, BankNumber } from './bank-mark'

/** Query of the accounts that funds are paid out to. */
export const withdrawalAccountsQuery = () => endpointQuery(['bank', 'withdrawal-accounts'], listWithdrawalAccounts)

/** The person's own accounts as recipients: those of this bank and those that funds are paid out to. (BNK-063) */
export function OwnIbans({ source, onPick }: { source: OpenAccount; onPick: (numbers: readonly string[]) => void }) {
  const { t } = useTranslation()
  const banked = useQuery(accountsQuery()).data ?? []
  const withdrawal = useQuery(withdrawalAccountsQuery()).data ?? []
  const banks = new Map([...banked, ...withdrawal].flatMap(({ iban, bankName }) => (iban ? [[iban, bankName]] : [])))
  if (source.iban !== null) banks.delete(source.iban)
  if (banks.size === 0) return null
  return (
    <section>
      <SectionHeader title={t('transfer.ownAccounts')} first />
      <List label={t('transfer.ownAccounts')}>
        {[...banks].map(([iban, bankName]) => (
          <ListRow
            key={iban}
            tile={<BankMark bankName={bankName} />}
            title={bankName}
            caption={<BankNumber number={iban} bankName={bankName} />}
            onPress={() => onPick([iban])}
          />
        ))}
      </List>
    </section>
  )
}
