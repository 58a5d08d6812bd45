import { applyUpdate, update } from '@sarv/platform/client/updates/service-worker-update'
import { updateHolds } from '@sarv/platform/client/updates/update-holds'
import { useSnapshot, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { IconButton } from '@sarv/shared/ui/actions/icon-button'
import { X } from 'lucide-react'
import { useState } from 'react'
import styles from './update-chip.module.css'

/** The "new version" prompt: the person chooses the moment; never inside a code or a payment (U21, F26). */
export function UpdateChip() {
  const { waits } = useSnapshot(update)
  const { isHeld } = useSnapshot(updateHolds)
  return <div role="status">{waits && !isHeld && <Chip />}</div>
}

function Chip() {
  const { t } = useTranslation('host')
  const [at, setAt] = useState<'shown' | 'applying' | 'dismissed'>('shown')
  if (at === 'dismissed') return null
  const apply = () => {
    setAt('applying')
    applyUpdate()
  }
  return (
    <div className={styles.chip}>
      <p className={styles.text}>{t('newVersion.ready')}</p>
      <Button size="s" variant="tonal" loading={at === 'applying'} onClick={apply}>
        {t('newVersion.take')}
      </Button>
      <IconButton icon={X} label={t('newVersion.later')} onClick={() => setAt('dismissed')} />
    </div>
  )
}
