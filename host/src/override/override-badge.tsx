import { createSafeReload } from '@sarv/platform/client/deployments/safe-reload'
import { followOverride } from '@sarv/platform/client/override/follow-override'
import { updateHolds } from '@sarv/platform/client/updates/update-holds'
import type { PageOverride } from '@sarv/platform/contract/page-data'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { Hammer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useServices } from '../services/services'
import styles from './override-badge.module.css'

const reload = () => location.reload()

/**
 * A badge that marks a page with a developer's override, and a frame around the window; follows the builds. It stands
 * above the page and covers nothing; the frame lets every press through.
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
          {t(ended ? 'override.ended' : 'override.runs', { name: title })}{' '}
          <bdi dir="ltr" translate="no">
            {override.version}
          </bdi>
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
    const { schedule } = createSafeReload({ navigation, holds: updateHolds, reload })
    const onEnd = () => {
      setEnded(true)
      schedule()
    }
    return followOverride({ override, bus, holds: updateHolds, reload, onEnd })
  }, [override, navigation, bus])
  return ended
}

async function leave(): Promise<void> {
  await fetch('/overrides', { method: 'DELETE' }).catch(() => undefined)
  reload()
}
