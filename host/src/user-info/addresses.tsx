import { sentenceOf } from '@sarv/platform/client/api/read-failure'
import type { Address } from '@sarv/shared/contract/addresses'
import { useFormat, usePlatform, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { OnlineButton } from '@sarv/shared/ui/actions/online-button'
import { Badge } from '@sarv/shared/ui/data/badge'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { OwnText } from '@sarv/shared/ui/data/own-text'
import { Tile } from '@sarv/shared/ui/data/tile'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { AddressPlace } from '@sarv/shared/ui/forms/address-place'
import { MapPin, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { RemoveAddressSheet } from './remove-address-sheet'
import styles from './user-info.module.css'
import { useChangeContact } from './user-info-queries'

/** The list of the person's addresses, with buttons that make one the default, change it and remove it. */
export function Addresses({
  addresses,
  onChange,
}: {
  addresses: readonly Address[]
  onChange: (address: Address) => void
}) {
  const { t } = useTranslation('host')
  const { digits } = useFormat()
  const { toast } = usePlatform()
  const change = useChangeContact()
  const [removing, setRemoving] = useState<Address>()
  const [asking, setAsking] = useState(false)
  if (addresses.length === 0)
    return <EmptyState title={t('userInfo.noAddresses')} text={t('userInfo.noAddressesText')} />
  const makeDefault = (address: Address) =>
    change.mutate(
      { address_id: address.id },
      {
        onSuccess: () => toast(t('userInfo.defaultChanged')),
        onError: (error) => toast(sentenceOf(error) ?? t('userInfo.defaultFailed')),
      },
    )
  const pending = change.isPending ? change.variables.address_id : undefined
  return (
    <>
      <List label={t('userInfo.addresses')}>
        {addresses.map((address) => (
          <ListRow
            key={address.id}
            tile={<Tile icon={MapPin} tone="gray" />}
            title={<OwnText text={digits(address.address)} />}
            caption={
              <>
                <AddressPlace address={address} /> {t('userInfo.postcode')}{' '}
                <bdi dir="ltr" translate="no">
                  {digits(address.postal_code)}
                </bdi>
              </>
            }
            end={
              address.is_default ? (
                <Badge tone="g">{t('userInfo.default')}</Badge>
              ) : (
                <OnlineButton
                  variant="ghost"
                  size="s"
                  loading={pending === address.id}
                  aria-label={t('userInfo.makeDefaultOf', { address: digits(address.address) })}
                  onClick={() => makeDefault(address)}
                >
                  {t('userInfo.makeDefault')}
                </OnlineButton>
              )
            }
            action={
              <span className={styles.actions}>
                <Button
                  variant="ghost"
                  size="s"
                  icon={Pencil}
                  aria-label={t('userInfo.changeOf', { address: digits(address.address) })}
                  onClick={() => onChange(address)}
                >
                  {t('userInfo.change')}
                </Button>
                <Button
                  variant="ghost"
                  size="s"
                  icon={Trash2}
                  aria-label={t('userInfo.removeOf', { address: digits(address.address) })}
                  onClick={() => {
                    setRemoving(address)
                    setAsking(true)
                  }}
                >
                  {t('userInfo.remove')}
                </Button>
              </span>
            }
          />
        ))}
      </List>
      {removing && <RemoveAddressSheet address={removing} open={asking} onClose={() => setAsking(false)} />}
    </>
  )
}
