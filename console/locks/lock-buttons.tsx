import { useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { LockKeyhole, LockKeyholeOpen } from 'lucide-react'
import { useState } from 'react'
import { useReturned } from '../session/kept-typing'
import { LockSheet, type LockStart } from './lock-sheet'
import type { Lock, Lockable } from './locks-of'
import { UnlockSheet } from './unlock-sheet'

/** Buttons that lock and unlock, each by a sheet. */
export function LockButtons({
  of,
  locks,
  mayLock,
  mayUnlock,
}: {
  of: Lockable
  locks: readonly Lock[]
  mayLock: boolean
  mayUnlock: boolean
}) {
  const { t } = useTranslation('console')
  const [start, setStart] = useState(useReturned<LockStart>('lock'))
  const own = locks.filter(({ name }) => name === of.name)
  const text = of.name === 'all' ? 'all' : 'one'
  return (
    <>
      {mayLock && (
        <Button size="s" variant="line" icon={LockKeyhole} onClick={() => setStart({ verb: 'lock' })}>
          {t(`lock.lock.${text}`)}
        </Button>
      )}
      {mayUnlock && own.length > 0 && (
        <Button size="s" variant="line" icon={LockKeyholeOpen} onClick={() => setStart({ verb: 'unlock' })}>
          {t(`lock.unlock.${text}`)}
        </Button>
      )}
      <LockSheet of={of} start={start?.verb === 'lock' ? start : undefined} onClose={() => setStart(undefined)} />
      <UnlockSheet of={of} open={start?.verb === 'unlock'} locks={own} onClose={() => setStart(undefined)} />
    </>
  )
}
