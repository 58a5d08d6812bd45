import type { FundSettings } from '@sarv/shared/contract/settings'
import { useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { Code } from '@sarv/shared/ui/data/code'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { useState } from 'react'
import { FundTerms } from '../funds/detail/fund-terms'

/** Button and sheet with the fund's terms and account, to be read without leaving the form. (INV-026) */
export function FundTermsSheet({ settings }: { settings: FundSettings }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button variant="ghost" size="s" onClick={() => setOpen(true)}>
        {t('buy.terms')}
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('fund.rules')}>
        <FundTerms settings={settings} />
        <KeyValues
          rows={[
            {
              key: t('buy.fundAccount'),
              value: (
                <>
                  {settings.account.bankName} <Code text={settings.account.iban} grouped />
                </>
              ),
            },
          ]}
        />
      </Sheet>
    </div>
  )
}
