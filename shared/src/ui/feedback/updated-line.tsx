import { useFormat, useTranslation } from '@sarv/shared/platform'
import { useEffect, useState } from 'react'
import { useOnline } from '../network/use-online'
import styles from './updated-line.module.css'

/**
 * Last-updated line: how old the shown data is; counts on while the person looks. Without a connection, when exactly it came. `at` in milliseconds since 1970, 0 for not yet. (U15, U16)
 * @example <UpdatedLine at={assets.dataUpdatedAt} />
 */
export function UpdatedLine({ at, centred = false }: { at: number; centred?: boolean }) {
  const { t } = useTranslation('ui')
  const { relative, day, time } = useFormat()
  const online = useOnline()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  if (at === 0) return null
  const later = new Date(Math.max(now.getTime(), at))
  const iso = new Date(at).toISOString()
  return (
    <p className={styles.line} data-centred={centred || undefined}>
      {online ? t('updated', { ago: relative(iso, later) }) : t('updatedAt', { date: day(iso), time: time(iso) })}
    </p>
  )
}
