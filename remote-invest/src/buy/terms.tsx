import type { FundSettings } from '@sarv/shared/contract/settings'
import { useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/button'
import { Code } from '@sarv/shared/ui/code'
import { KeyValues } from '@sarv/shared/ui/key-values'
import { Sheet } from '@sarv/shared/ui/sheet'
import { useState } from 'react'
import { FeeBands } from '../funds/fee-bands'

/** What is accepted, to be read without leaving the form. (INV-026) */
export function Terms({ settings }: { settings: FundSettings }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button variant="ghost" size="s" onClick={() => setOpen(true)}>
        {t('buy.terms')}
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('fund.rules')}>
        <FeeBands settings={settings} />
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
