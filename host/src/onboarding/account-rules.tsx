import { useQuery, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/button'
import { LoadFailed } from '@sarv/shared/ui/load-failed'
import { Sheet } from '@sarv/shared/ui/sheet'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useServices } from '../services'
import styles from './onboarding.module.css'
import { regulationsQuery } from './regulations-query'

const rules = ['own', 'risk', 'prices', 'privacy', 'safety'] as const

/** What is accepted, to be read without leaving the form: the points of it here, the whole text as the document it is. */
export function AccountRules() {
  const { t } = useTranslation('host')
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div>
      <Button variant="ghost" size="s" onClick={() => setOpen(true)}>
        {t('onboarding.readRules')}
      </Button>
      <Sheet open={open} onClose={close} title={t('onboarding.rulesTitle')} action={<WholeText onRead={close} />}>
        <ul className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{t(`onboarding.rules.${rule}`)}</li>
          ))}
        </ul>
      </Sheet>
    </div>
  )
}

/** The document takes the sheet's place: two of them are never open at once. */
function WholeText({ onRead }: { onRead: () => void }) {
  const { t } = useTranslation('host')
  const { bus } = useServices()
  const regulations = useQuery(regulationsQuery())
  // The account's own stands first.
  const [own] = regulations.data ?? []
  if (regulations.isError) return <LoadFailed query={regulations} />
  return (
    <Button
      block
      variant="tonal"
      icon={FileText}
      loading={own === undefined}
      onClick={() => {
        if (own === undefined) return
        onRead()
        bus.emit('document-opened', { file: own.pdf, title: own.title })
      }}
    >
      {t('onboarding.wholeRules')}
    </Button>
  )
}
