import type { Address } from '@sarv/shared/contract/addresses'
import type { Place } from '@sarv/shared/contract/location'
import { useFormat, useQuery } from '@sarv/shared/platform'
import { commaList } from '@sarv/shared/text/comma-list'
import { citiesQuery, provincesQuery } from '@sarv/shared/ui/forms/address-drawer'
import { useQueries } from '@tanstack/react-query'

/** Returns a formatter of an address' province and city, «تهران، شهریار»; empty until the names are loaded. */
export function usePlaceNames(addresses: readonly Address[]): (address: Address) => string {
  const { language } = useFormat()
  const wanted = [...new Set(addresses.map(({ province_id }) => province_id))]
  const provinces = useQuery({ ...provincesQuery(), enabled: wanted.length > 0 })
  const cities = useQueries({ queries: wanted.map((province) => citiesQuery(province)) }).flatMap(
    ({ data }) => data ?? [],
  )
  const findName = (places: readonly Place[] | undefined, id: number) => places?.find((place) => place.id === id)?.name
  return ({ province_id, city_id }) =>
    commaList(
      [findName(provinces.data, province_id), findName(cities, city_id)].filter((name) => name !== undefined),
      language,
    )
}
