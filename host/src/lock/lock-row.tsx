import { session } from '@sarv/platform/client/session/session'
import { usePlatform, useSnapshot, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { ListRow } from '@sarv/shared/ui/data/list-row'
import { Tile } from '@sarv/shared/ui/data/tile'
import { LockKeyhole } from 'lucide-react'
import { useEffect, useState } from 'react'
import { idleLock, unlock } from './lock-state'
import { canLock, createLock, removeLock, verifyPerson } from './passkey'

/** The row of the profile that switches the idle lock, where the device verifies its person. (HST-066) */
export function LockRow() {
  const { t } = useTranslation('host')
  const { toast } = usePlatform()
  const { isOn } = useSnapshot(idleLock)
  const [isAble, setAble] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => void canLock().then(setAble), [])
  if (!isAble && !isOn) return null
  const turnOn = async () => {
    const { current } = session
    if (current.at !== 'signed-in') return
    await createLock(current.sub, t('lock.passkey'))
    unlock()
    toast(t('lock.turnedOn'))
  }
  // Whoever holds the open app must not take its lock away for later.
  const turnOff = async () => {
    if (!(await verifyPerson())) throw new Error('Not verified')
    removeLock()
    unlock()
    toast(t('lock.turnedOff'))
  }
  const change = () => {
    setBusy(true)
    const changed = isOn ? turnOff() : turnOn()
    void changed.catch(() => toast(t(isOn ? 'lock.offFailed' : 'lock.onFailed'))).finally(() => setBusy(false))
  }
  return (
    <ListRow
      tile={<Tile icon={LockKeyhole} tone="green" />}
      title={t('lock.row')}
      caption={t(isOn ? 'lock.on' : 'lock.off')}
      end={
        <Button variant="ghost" size="s" loading={isBusy} onClick={change}>
          {t(isOn ? 'lock.turnOff' : 'lock.turnOn')}
        </Button>
      }
    />
  )
}
