import { useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/button'
import { Sheet } from '@sarv/shared/ui/sheet'
import { useState } from 'react'
import styles from './onboarding.module.css'

const rules = ['own', 'risk', 'prices', 'privacy', 'safety'] as const

/** What is accepted, to be read without leaving the form. */
export function AccountRules() {
  const { t } = useTranslation('host')
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button variant="ghost" size="s" onClick={() => setOpen(true)}>
        {t('onboarding.readRules')}
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={t('onboarding.rulesTitle')}>
        <ul className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{t(`onboarding.rules.${rule}`)}</li>
          ))}
        </ul>
      </Sheet>
    </div>
  )
}
