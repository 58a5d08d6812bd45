import { useQuery, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/button'
import { ErrorState } from '@sarv/shared/ui/error-state'
import { Sheet } from '@sarv/shared/ui/sheet'
import { Skeleton } from '@sarv/shared/ui/skeleton'
import { Download, Store } from 'lucide-react'
import { useState } from 'react'
import { isTwa } from '../install/read-device'
import { useServices } from '../services'
import { type AppLink, appLinks } from './app-links'
import { pwaSettingsQuery } from './pwa-settings-query'
import styles from './update-panel.module.css'

/** Inside the wrapper app: where its newest version is to be had, at the side on wide pages (HST-008). */
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
          {appLinks(settings.data).map((link) => (
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

function DownloadLink({ link: { kind, title, href } }: { link: AppLink }) {
  const { t } = useTranslation('host')
  const Picture = kind === 'direct' ? Download : Store
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      <span className={styles.picture} data-kind={kind}>
        <Picture size={28} strokeWidth={1.75} aria-hidden />
      </span>
      {kind === 'direct' ? t('update.direct') : t('update.store', { name: title })}
    </a>
  )
}
