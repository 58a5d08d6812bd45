import { sentenceOf } from '@sarv/shared/api/read-failure'
import type { Address } from '@sarv/shared/contract/addresses'
import { useFormat, usePlatform, useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { Badge } from '@sarv/shared/ui/data/badge'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { OwnText } from '@sarv/shared/ui/data/own-text'
import { Tile } from '@sarv/shared/ui/data/tile'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { MapPin } from 'lucide-react'
import { usePlaceNames } from './use-place-names'
import { useChangeContact } from './user-info-queries'

/** The list of the person's addresses, with a button that makes one the default. */
export function Addresses({ addresses }: { addresses: readonly Address[] }) {
  const { t } = useTranslation('host')
  const { digits } = useFormat()
  const { toast } = usePlatform()
  const change = useChangeContact()
  const formatPlace = usePlaceNames(addresses)
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
    <List label={t('userInfo.addresses')}>
      {addresses.map((address) => (
        <ListRow
          key={address.id}
          tile={<Tile icon={MapPin} tone="gray" />}
          title={<OwnText text={digits(address.address)} />}
          caption={
            <>
              {formatPlace(address)} {t('userInfo.postcode')} <bdi dir="ltr">{digits(address.postal_code)}</bdi>
            </>
          }
          end={
            address.is_default ? (
              <Badge tone="g">{t('userInfo.default')}</Badge>
            ) : (
              <Button
                variant="ghost"
                size="s"
                loading={pending === address.id}
                aria-label={t('userInfo.makeDefaultOf', { address: digits(address.address) })}
                onClick={() => makeDefault(address)}
              >
                {t('userInfo.makeDefault')}
              </Button>
            )
          }
        />
      ))}
    </List>
  )
}
