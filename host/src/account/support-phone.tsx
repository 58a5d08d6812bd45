import { useFormat, useQuery, useTranslation } from '@sarv/shared/platform'
import { ListRow } from '@sarv/shared/ui/list-row'
import { Skeleton } from '@sarv/shared/ui/skeleton'
import { Tile } from '@sarv/shared/ui/tile'
import { Phone } from 'lucide-react'
import { pwaSettingsQuery } from '../login/pwa-settings-query'
import { useServices } from '../services'
import styles from './profile-screen.module.css'

/** The telephone line of the support, while there is one (HST-049). */
export function SupportPhone() {
  const { t } = useTranslation('host')
  const { digits } = useFormat()
  const { general } = useServices()
  const { data, isPending } = useQuery(pwaSettingsQuery(general))
  // The number goes into an address: nothing but a number may.
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
            <bdi dir="ltr">{digits(phone)}</bdi>
          </a>
        )
      }
    />
  )
}
