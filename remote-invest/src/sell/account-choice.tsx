import type { FundAccount } from '@sarv/shared/contract/fund-accounts'
import { useTranslation } from '@sarv/shared/platform'
import { BankAccounts } from '@sarv/shared/ui/bank-accounts'
import { Code } from '@sarv/shared/ui/code'
import { SectionHeader } from '@sarv/shared/ui/section-header'
import { SelectableCard, SelectableCards } from '@sarv/shared/ui/selectable-card'

/** Where the money goes: one of the person's own accounts; without any, the way to them. (INV-034, ERR-20) */
export function AccountChoice({
  accounts,
  chosen,
  onChoose,
}: {
  accounts: readonly FundAccount[]
  chosen: number | undefined
  onChoose: (id: number) => void
}) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="sale-account">
      <SectionHeader first id="sale-account" title={t('sell.account')} />
      {accounts.length === 0 ? (
        <BankAccounts accounts={[]} />
      ) : (
        <SelectableCards labelledBy="sale-account">
          {accounts.map(({ id, bankName, iban }) => (
            <SelectableCard
              key={id}
              name="account"
              checked={id === chosen}
              onChoose={() => onChoose(id)}
              title={bankName}
              caption={<Code text={iban} grouped />}
            />
          ))}
        </SelectableCards>
      )}
    </section>
  )
}
