import { groupFour } from '@sarv/shared/money/card-number'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { CopyButton } from '@sarv/shared/ui/actions/copy-button'
import { LeftToRight } from '@sarv/shared/ui/data/left-to-right'
import type { OpenAccount } from './account-choice'

/** Rows of an account's number and IBAN, each with a copy button. (BNK-004, BNK-077) */
export function useAccountRows({ account_number, iban }: OpenAccount) {
  const { t } = useTranslation()
  const { digits } = useFormat()
  const row = (key: string, copy: string, text: string, shown = text) => ({
    key,
    value: (
      <>
        <LeftToRight>{digits(shown)}</LeftToRight>
        <CopyButton text={text} label={copy} />
      </>
    ),
  })
  const number = row(t('account.number'), t('account.copyNumber'), account_number)
  return iban === null ? [number] : [number, row(t('account.iban'), t('account.copyIban'), iban, groupFour(iban))]
}
