import { maskNumber } from '@sarv/shared/money/mask-number'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { leftToRight } from '@sarv/shared/text/left-to-right'
import { ChipGroup } from '@sarv/shared/ui/fields/chip-group'

/** Choice among the person's accounts by their masked numbers; a card that has none yet is a new one. (BNK-004) */
export function AccountChips<Id extends string | number>({
  label,
  accounts,
  chosen,
  onChoose,
}: {
  /** @default «accounts» */
  label?: string
  accounts: readonly { readonly id: Id; readonly account_number: string | null }[]
  chosen: Id | undefined
  onChoose: (id: Id) => void
}) {
  const { t } = useTranslation()
  const { digits } = useFormat()
  if (accounts.length < 2) return null
  const options = accounts.map(({ id, account_number }) => ({
    value: id,
    label: account_number ? leftToRight(digits(maskNumber(account_number))) : t('newCard'),
  }))
  return <ChipGroup label={label ?? t('accounts')} scroll value={chosen} onChange={onChoose} options={options} />
}
