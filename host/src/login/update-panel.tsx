import { useQuery, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { Logo } from '@sarv/shared/ui/brand/logo'
import { Tile } from '@sarv/shared/ui/data/tile'
import { ErrorState } from '@sarv/shared/ui/feedback/error-state'
import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { Store } from 'lucide-react'
import { useState } from 'react'
import { pwaSettingsQuery } from '../install/pwa-settings-query'
import { isTwa } from '../install/read-device'
import { useServices } from '../services/services'
import { type AppLink, toAppLinks } from './app-links'
import styles from './update-panel.module.css'

/** A panel inside the wrapper app with the download links of its newest version; at the side on wide pages (HST-008). */
export function UpdatePanel() {
  const { general } = useServices()
  const { t } = useTranslation('host')
  const [open, setOpen] = useState(isTwa)
  const settings = useQuery({ ...pwaSettingsQuery(general), enabled: open })
  const close = () => setOpen(false)
  return (
    <Sheet
      open={open}
      onClose={close}
      wide="side"
      title={t('update.title')}
      description={t('update.text')}
      action={
        <Button block variant="quiet" onClick={close}>
          {t('update.close')}
        </Button>
      }
    >
      {settings.data && (
        <ul className={styles.links}>
          {toAppLinks(settings.data).map((link) => (
            <li key={link.key}>
              <DownloadLink link={link} />
            </li>
          ))}
        </ul>
      )}
      {settings.isPending && <Skeleton />}
      {settings.isError && !settings.data && (
        <ErrorState text={t('update.failed')} onRetry={() => void settings.refetch()} />
      )}
    </Sheet>
  )
}

function DownloadLink({ link: { kind, title, picture, href } }: { link: AppLink }) {
  const { t } = useTranslation('host')
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      {kind === 'direct' ? (
        <span className={styles.picture}>
          <Logo size={36} />
        </span>
      ) : (
        <Tile icon={Store} picture={picture} size="l" />
      )}
      {kind === 'direct' ? t('update.direct') : t('update.store', { name: title })}
    </a>
  )
}
