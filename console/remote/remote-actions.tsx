import type { RemoteDetail } from '@sarv/platform/delivery/console/contract'
import { useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { Pause, Play, Power, PowerOff, Rocket, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { ChangeStart } from '../change/change-form'
import { ChangeSheet } from '../change/change-sheet'
import styles from './remote.module.css'

/** What can be changed of a remote: each opens the sheet that asks for the reason. */
export function RemoteActions({ detail }: { detail: RemoteDetail }) {
  const { t } = useTranslation('console')
  const [start, setStart] = useState<ChangeStart>()
  const { row, versions } = detail
  const canPromote = versions.some(({ version }) => version !== row.version)
  const canRollback = row.canary !== undefined || row.previous !== undefined
  return (
    <div className={styles.actions}>
      <Button size="s" icon={Rocket} disabled={!canPromote} onClick={() => setStart({ verb: 'promote' })}>
        {t('verb.promote')}
      </Button>
      <Button
        size="s"
        variant="tonal"
        icon={Undo2}
        mirrored
        disabled={!canRollback}
        onClick={() => setStart({ verb: 'rollback' })}
      >
        {t(row.canary ? 'verb.stopCanary' : 'verb.rollback')}
      </Button>
      {row.canary?.ramp &&
        (row.canary.ramp.state === 'paused' ? (
          <Button size="s" variant="tonal" icon={Play} mirrored onClick={() => setStart({ verb: 'resume' })}>
            {t('verb.resume')}
          </Button>
        ) : (
          <Button size="s" variant="tonal" icon={Pause} onClick={() => setStart({ verb: 'pause' })}>
            {t('verb.pause')}
          </Button>
        ))}
      {row.killed ? (
        <Button size="s" variant="tonal" icon={Power} onClick={() => setStart({ verb: 'revive' })}>
          {t('verb.revive')}
        </Button>
      ) : (
        <Button size="s" variant="line" icon={PowerOff} onClick={() => setStart({ verb: 'kill' })}>
          {t('verb.kill')}
        </Button>
      )}
      <ChangeSheet start={start} detail={detail} onClose={() => setStart(undefined)} />
    </div>
  )
}
