import { Button } from '@sarv/shared/ui/button'
import { IconButton } from '@sarv/shared/ui/icon-button'
import { X } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { locks } from './locks'
import { newVersion, useNewVersion } from './new-version'
import styles from './update-chip.module.css'

/** Says that another version waits, and leaves the moment to the person: never inside a code or a payment (U21, F26). */
export function UpdateChip() {
  const waits = useNewVersion()
  const locked = useSyncExternalStore(locks.subscribe, locks.held)
  return <div role="status">{waits && !locked && <Chip />}</div>
}

function Chip() {
  const { t } = useTranslation('host')
  const [at, setAt] = useState<'shown' | 'taking' | 'dismissed'>('shown')
  if (at === 'dismissed') return null
  const take = () => {
    setAt('taking')
    newVersion.take()
  }
  return (
    <div className={styles.chip}>
      <p className={styles.text}>{t('newVersion.ready')}</p>
      <Button size="s" variant="tonal" loading={at === 'taking'} onClick={take}>
        {t('newVersion.take')}
      </Button>
      <IconButton icon={X} label={t('newVersion.later')} onClick={() => setAt('dismissed')} />
    </div>
  )
}
