import { useMutation, useQueryClient, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { sendUnlock } from '../console-queries'
import { FailureAlert } from '../session/failure-alert'
import { LockReason } from './lock-notices'
import type { LockStart } from './lock-sheet'
import { LockWindow } from './lock-window'
import styles from './locks.module.css'
import type { Lock, Lockable } from './locks-of'

/** Sheet that asks before the locks of a name end, those to come too. */
export function UnlockSheet({
  of,
  open,
  locks,
  onClose,
}: {
  of: Lockable
  open: boolean
  locks: readonly Lock[]
  onClose: () => void
}) {
  const { t } = useTranslation('console')
  const client = useQueryClient()
  const send = useMutation({
    mutationFn: () => sendUnlock(of.name),
    onSuccess: onClose,
    onSettled: () => client.invalidateQueries({ queryKey: ['console'] }),
  })
  const kept: LockStart = { verb: 'unlock' }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      dismissible={!send.isPending}
      title={t('lock.unlockOf', { name: of.title })}
      description={t('lock.ends')}
      action={
        <Button block loading={send.isPending} onClick={() => send.mutate()}>
          {t('lock.unlock.one')}
        </Button>
      }
    >
      <ul className={styles.ending}>
        {locks.map((lock) => (
          <li key={JSON.stringify(lock)}>
            <LockWindow lock={lock} />
            <LockReason lock={lock} />
          </li>
        ))}
      </ul>
      {send.error && <FailureAlert error={send.error} isRefusal typed={{ sheet: 'lock', typed: kept }} />}
    </Sheet>
  )
}
