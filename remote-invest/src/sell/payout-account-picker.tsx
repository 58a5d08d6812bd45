import type { FundAccount } from '@sarv/shared/contract/fund-accounts'
import { maskNumber } from '@sarv/shared/money/mask-number'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Code } from '@sarv/shared/ui/data/code'
import { SelectableCard, SelectableCards } from '@sarv/shared/ui/fields/selectable-card'
import { BankAccounts } from '@sarv/shared/ui/forms/bank-accounts'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'

/**
 * Picker for the account that a sale is paid out to, its IBAN masked as on /accounts; one that was added a short while ago
 * says when it is usable. Without any, a link to the accounts. (INV-034, ERR-20, SBX-124)
 */
export function PayoutAccountPicker({
  accounts,
  chosen,
  onChoose,
}: {
  accounts: readonly FundAccount[]
  chosen: number | undefined
  onChoose: (id: number) => void
}) {
  const { t } = useTranslation()
  const { day, time } = useFormat()
  const usableFrom = (from: string) => t('sell.usableFrom', { date: day(from), time: time(from) })
  return (
    <section aria-labelledby="sale-account">
      <SectionHeader first id="sale-account" title={t('sell.account')} />
      {accounts.length === 0 ? (
        <BankAccounts accounts={[]} />
      ) : (
        <SelectableCards labelledBy="sale-account">
          {accounts.map(({ id, bankName, iban, usable_from }) => (
            <SelectableCard
              key={id}
              name="account"
              checked={id === chosen}
              onChoose={() => onChoose(id)}
              title={bankName}
              disabled={Boolean(usable_from)}
              caption={
                <>
                  <Code text={maskNumber(iban)} />
                  {usable_from && <p>{usableFrom(usable_from)}</p>}
                </>
              }
            />
          ))}
        </SelectableCards>
      )}
    </section>
  )
}
