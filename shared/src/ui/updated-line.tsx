import { useFormat, useTranslation } from '@sarv/shared/platform'
import { useEffect, useState } from 'react'
import styles from './updated-line.module.css'

/**
 * How old what is shown is; counts on while the person looks. `at` in milliseconds since 1970, 0 for not yet. (U15)
 * @example <UpdatedLine at={assets.dataUpdatedAt} />
 */
export function UpdatedLine({ at, centred = false }: { at: number; centred?: boolean }) {
  const { t } = useTranslation('ui')
  const { relative } = useFormat()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  if (at === 0) return null
  const later = new Date(Math.max(now.getTime(), at))
  return (
    <p className={styles.line} data-centred={centred || undefined}>
      {t('updated', { ago: relative(new Date(at).toISOString(), later) })}
    </p>
  )
}
