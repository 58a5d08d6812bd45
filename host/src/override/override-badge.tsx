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
const ofPreview = { text: 'override.previews', leaves: '/previews' }

/** A badge that marks a page with a version that is not the catalogue's: of a developer's machine, or a preview. */
export function OverrideBadge({ override }: { override: PageOverride }) {
  return override.until === undefined ? (
    <DevelopedBadge override={override} />
  ) : (
    <Badge override={override} {...ofPreview} />
  )
}

/** Follows the builds of the developer. */
function DevelopedBadge({ override }: { override: PageOverride }) {
  const ended = useOverrideEnd(override)
  return <Badge override={override} text={ended ? 'override.ended' : 'override.runs'} leaves="/overrides" />
}

/**
 * Stands above the page and covers nothing, with a frame around the window that lets every press through.
 * @param leaves the address whose DELETE takes the version out of this browser
 */
function Badge({ override, text, leaves }: { override: PageOverride; text: string; leaves: string }) {
  const { t } = useTranslation('host')
  const { language } = useFormat()
  const { page } = useServices()
  const title = page.remotes.find(({ name }) => name === override.name)?.title[language] ?? override.name
  return (
    <>
      <aside className={styles.badge}>
        <Hammer size={18} strokeWidth={1.75} aria-hidden />
        <p role="status" className={styles.text}>
          {t(text, { name: title })}{' '}
          <bdi dir="ltr" translate="no">
            {override.version}
          </bdi>
        </p>
        <Button size="s" variant="line" onClick={() => void leave(leaves)}>
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

async function leave(address: string): Promise<void> {
  await fetch(address, { method: 'DELETE' }).catch(() => undefined)
  reload()
}
