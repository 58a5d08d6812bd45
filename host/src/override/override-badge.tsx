import { useFormat, useTranslation } from '@sarv/shared/platform'
import type { PageOverride } from '@sarv/shared/remote/page-data'
import { Button } from '@sarv/shared/ui/button'
import { Hammer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createNextDocument } from '../delivery/next-document'
import { locks } from '../pwa/locks'
import { useServices } from '../services'
import { followOverride } from './follow-override'
import styles from './override-badge.module.css'

const reload = () => location.reload()

/**
 * Says that a part of this page comes from a developer's machine, as long as it does, and follows its builds. It stands
 * above the page and covers nothing; the frame around the window stays in sight and lets every press through.
 */
export function OverrideBadge({ override }: { override: PageOverride }) {
  const { t } = useTranslation('host')
  const { language } = useFormat()
  const { page } = useServices()
  const ended = useOverrideEnd(override)
  const title = page.remotes.find(({ name }) => name === override.name)?.title[language] ?? override.name
  return (
    <>
      <aside className={styles.badge}>
        <Hammer size={18} strokeWidth={1.75} aria-hidden />
        <p role="status" className={styles.text}>
          {t(ended ? 'override.ended' : 'override.runs', { name: title })} <bdi dir="ltr">{override.version}</bdi>
        </p>
        <Button size="s" variant="line" onClick={() => void leave()}>
          {t('override.leave')}
        </Button>
      </aside>
      <div className={styles.frame} aria-hidden />
    </>
  )
}

/** Whether the build is gone; from then on the next navigation leads to a page without it. */
function useOverrideEnd(override: PageOverride): boolean {
  const { navigation, bus } = useServices()
  const [ended, setEnded] = useState(false)
  useEffect(() => {
    const { due } = createNextDocument({ navigation, locks, reload })
    const onEnd = () => {
      setEnded(true)
      due()
    }
    return followOverride({ override, bus, locks, reload, onEnd })
  }, [override, navigation, bus])
  return ended
}

async function leave(): Promise<void> {
  await fetch('/overrides', { method: 'DELETE' }).catch(() => undefined)
  reload()
}
