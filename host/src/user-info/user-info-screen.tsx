import { profileQuery } from '@sarv/shared/api/profile-query'
import { usePlatform, useQuery, useQueryClient, useTranslation } from '@sarv/shared/platform'
import { AddressDrawer } from '@sarv/shared/ui/address-drawer'
import { Button } from '@sarv/shared/ui/button'
import { Columns, Page } from '@sarv/shared/ui/page'
import { SectionHeader } from '@sarv/shared/ui/section-header'
import { SkeletonCard } from '@sarv/shared/ui/skeleton'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Asked } from '../account/asked'
import { Addresses } from './addresses'
import { ContactCard } from './contact-card'
import styles from './user-info.module.css'
import { addressesQuery } from './user-info-queries'

/** how the person is reached, and where things are sent (HST-052). */
export function UserInfoScreen() {
  const { t } = useTranslation('host')
  const { toast } = usePlatform()
  const queries = useQueryClient()
  const [adding, setAdding] = useState(false)
  const person = useQuery(profileQuery())
  const addresses = useQuery(addressesQuery())
  const added = () => {
    setAdding(false)
    toast(t('userInfo.addressSaved'))
    void queries.invalidateQueries({ queryKey: addressesQuery().queryKey })
  }
  return (
    <Page>
      <Columns wide="end">
        <div>
          <SectionHeader title={t('userInfo.contact')} first />
          <Asked query={person} failed={t('userInfo.contactMissing')} skeleton={<SkeletonCard height={144} />}>
            {(data) => <ContactCard person={data} />}
          </Asked>
        </div>
        <section>
          <SectionHeader title={t('userInfo.addresses')} first />
          <Asked query={addresses} failed={t('userInfo.addressesMissing')} skeleton={<SkeletonCard rows={2} />}>
            {(data) => <Addresses addresses={data} />}
          </Asked>
          {!addresses.isPending && (
            <div className={styles.add}>
              <Button variant="tonal" block icon={Plus} onClick={() => setAdding(true)}>
                {t('userInfo.addAddress')}
              </Button>
            </div>
          )}
        </section>
      </Columns>
      <AddressDrawer open={adding} onClose={() => setAdding(false)} onAdded={added} />
    </Page>
  )
}
