import { groupFour } from '@sarv/shared/money/card-number'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { CopyButton } from '@sarv/shared/ui/actions/copy-button'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { Card } from '@sarv/shared/ui/layout/card'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import type { OpenAccount } from '../card/account-choice'

/** Card with the account's number and IBAN, to be paid into from any bank. (BNK-077) */
export function DepositTo({ account: { account_number, iban } }: { account: OpenAccount }) {
  const { t } = useTranslation()
  const { digits } = useFormat()
  const rows = [
    { key: t('account.number'), copy: t('account.copyNumber'), text: account_number, shown: account_number },
    ...(iban === null
      ? []
      : [{ key: t('account.iban'), copy: t('account.copyIban'), text: iban, shown: groupFour(iban) }]),
  ]
  return (
    <section>
      <SectionHeader title={t('charge.deposit')} />
      <Card>
        <KeyValues
          rows={rows.map(({ key, copy, text, shown }) => ({
            key,
            value: (
              <>
                <bdi dir="ltr" translate="no">
                  {digits(shown)}
                </bdi>
                <CopyButton text={text} label={copy} />
              </>
            ),
          }))}
        />
      </Card>
    </section>
  )
}
