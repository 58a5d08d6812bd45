import type { DeviceSession } from '@sarv/shared/contract/device-sessions'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { Badge } from '@sarv/shared/ui/data/badge'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { Tile } from '@sarv/shared/ui/data/tile'
import { Monitor, Smartphone } from 'lucide-react'
import styles from './sessions.module.css'
import { useDeviceName } from './use-device-name'

const handhelds: readonly string[] = ['ANDROID', 'IPHONE', 'IPAD'] satisfies DeviceSession['system'][]

/** The list of devices, this one marked; each other one with a button that asks to sign it out. */
export function SessionList({
  sessions,
  onEnd,
}: {
  sessions: readonly DeviceSession[]
  onEnd: (session: DeviceSession) => void
}) {
  const { t } = useTranslation('host')
  const { day, relative } = useFormat()
  const nameOf = useDeviceName()
  return (
    <List label={t('sessions.list')}>
      {sessions.map((session) => {
        const { id, system, signed_in_at, seen_at, is_current } = session
        return (
          <ListRow
            key={id}
            tile={
              <Tile icon={handhelds.includes(system) ? Smartphone : Monitor} tone={is_current ? 'green' : 'gray'} />
            }
            title={nameOf(session)}
            caption={
              <>
                <span className={styles.line}>
                  {is_current ? t('sessions.now') : t('sessions.seen', { ago: relative(seen_at) })}
                </span>
                <span className={styles.line}>{t('sessions.signedIn', { date: day(signed_in_at) })}</span>
              </>
            }
            end={
              is_current ? (
                <Badge tone="g">{t('sessions.current')}</Badge>
              ) : (
                <Button
                  variant="ghost"
                  size="s"
                  aria-label={t('sessions.endOf', { device: nameOf(session) })}
                  onClick={() => onEnd(session)}
                >
                  {t('sessions.end')}
                </Button>
              )
            }
          />
        )
      })}
    </List>
  )
}
