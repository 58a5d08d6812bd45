import { useQuery, useTranslation } from '@sarv/shared/platform'
import { regulationsQuery } from '@sarv/shared/queries/regulations-query'
import { Button } from '@sarv/shared/ui/actions/button'
import { LoadFailed } from '@sarv/shared/ui/feedback/load-failed'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useServices } from '../services/services'
import styles from './onboarding.module.css'

const terms = ['own', 'risk', 'prices', 'privacy', 'safety'] as const

/** A sheet with the terms and conditions, so that the form is not left: a summary, and a button for the PDF. */
export function AccountTerms() {
  const { t } = useTranslation('host')
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div>
      <Button variant="ghost" size="s" onClick={() => setOpen(true)}>
        {t('onboarding.readRules')}
      </Button>
      <Sheet open={open} onClose={close} title={t('onboarding.rulesTitle')} action={<FullTextButton onRead={close} />}>
        <ul className={styles.rules}>
          {terms.map((term) => (
            <li key={term}>{t(`onboarding.rules.${term}`)}</li>
          ))}
        </ul>
      </Sheet>
    </div>
  )
}

/** A button that opens the full text as a PDF; the sheet closes first, so that two are never open at once. */
function FullTextButton({ onRead }: { onRead: () => void }) {
  const { t } = useTranslation('host')
  const { bus } = useServices()
  const regulations = useQuery(regulationsQuery())
  // The account's own regulation is the first one.
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
