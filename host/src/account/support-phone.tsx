import { useFormat, useQuery, useTranslation } from '@sarv/shared/platform'
import { ListRow } from '@sarv/shared/ui/data/list-row'
import { Tile } from '@sarv/shared/ui/data/tile'
import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import { Phone } from 'lucide-react'
import { pwaSettingsQuery } from '../install/pwa-settings-query'
import { useServices } from '../services/services'
import styles from './profile-screen.module.css'

/** A list row with the phone number of the support; nothing without a number (HST-049). */
export function SupportPhone() {
  const { t } = useTranslation('host')
  const { digits } = useFormat()
  const { general } = useServices()
  const { data, isPending } = useQuery(pwaSettingsQuery(general))
  // It goes into a `tel:` URL, so nothing but a number may.
  const phone = /^\+?\d{4,15}$/.exec(data?.support_phone ?? '')?.[0]
  if (phone === undefined && !isPending) return null
  return (
    <ListRow
      tile={<Tile icon={Phone} tone="green" />}
      title={t('profile.supportPhone')}
      end={
        phone === undefined ? (
          <Skeleton width={64} />
        ) : (
          <a className={styles.phone} href={`tel:${phone}`}>
            <bdi dir="ltr" translate="no">
              {digits(phone)}
            </bdi>
          </a>
        )
      }
    />
  )
}
