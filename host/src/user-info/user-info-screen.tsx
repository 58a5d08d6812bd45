import type { Address } from '@sarv/shared/contract/addresses'
import { usePlatform, useQuery, useQueryClient, useTranslation } from '@sarv/shared/platform'
import { addressesQuery } from '@sarv/shared/queries/addresses-query'
import { profileQuery } from '@sarv/shared/queries/profile-query'
import { Button } from '@sarv/shared/ui/actions/button'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { AddressDrawer } from '@sarv/shared/ui/forms/address-drawer'
import { Columns, Page } from '@sarv/shared/ui/layout/page'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { LoadError } from '../account/load-error'
import { Addresses } from './addresses'
import { ContactCard } from './contact-card'
import styles from './user-info.module.css'

/** contact data and addresses of the person (HST-052). */
export function UserInfoScreen() {
  const { t } = useTranslation('host')
  const { toast } = usePlatform()
  const queries = useQueryClient()
  const [drawer, setDrawer] = useState<{ open: boolean; known?: Address }>({ open: false })
  const person = useQuery(profileQuery())
  const addresses = useQuery(addressesQuery())
  const close = () => setDrawer((now) => ({ ...now, open: false }))
  const saved = () => {
    close()
    toast(t('userInfo.addressSaved'))
    void queries.invalidateQueries({ queryKey: addressesQuery().queryKey })
  }
  return (
    <Page>
      <Columns wide="end">
        <div>
          <SectionHeader title={t('userInfo.contact')} first />
          <QueryBoundary
            query={person}
            skeleton={<SkeletonCard height={144} />}
            failed={<LoadError query={person} text={t('userInfo.contactMissing')} />}
          >
            {(data) => <ContactCard person={data} />}
          </QueryBoundary>
        </div>
        <section>
          <SectionHeader title={t('userInfo.addresses')} first />
          <QueryBoundary
            query={addresses}
            skeleton={<SkeletonCard rows={2} />}
            failed={<LoadError query={addresses} text={t('userInfo.addressesMissing')} />}
          >
            {(data) => <Addresses addresses={data} onChange={(known) => setDrawer({ open: true, known })} />}
          </QueryBoundary>
          {!addresses.isPending && (
            <div className={styles.add}>
              <Button variant="tonal" block icon={Plus} onClick={() => setDrawer({ open: true })}>
                {t('userInfo.addAddress')}
              </Button>
            </div>
          )}
        </section>
      </Columns>
      <AddressDrawer key={drawer.known?.id} {...drawer} onClose={close} onSaved={saved} />
    </Page>
  )
}
