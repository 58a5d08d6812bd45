import { useFormat, useQuery } from '@sarv/shared/platform'
import type { Address } from '../../contract/addresses'
import type { Place } from '../../contract/location'
import { commaList } from '../../text/comma-list'
import { citiesQuery, provincesQuery } from './address-drawer'

/**
 * Province and city of an address, «تهران، شهریار»; empty until the names are loaded.
 * @example <AddressPlace address={address} />
 */
export function AddressPlace({ address }: { address: Pick<Address, 'province_id' | 'city_id'> }) {
  const { language } = useFormat()
  const provinces = useQuery(provincesQuery())
  const cities = useQuery(citiesQuery(address.province_id))
  const findName = (places: readonly Place[] | undefined, id: number) => places?.find((place) => place.id === id)?.name
  const names = [findName(provinces.data, address.province_id), findName(cities.data, address.city_id)]
  return commaList(
    names.filter((name) => name !== undefined),
    language,
  )
}
