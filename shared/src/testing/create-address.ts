import type { Api } from '@sarv/platform/client/api/create-api'
import { addAddress } from '../contract/addresses'
import { listCities, listProvinces } from '../contract/location'

/**
 * Creates a default address of the calling person and returns its id.
 * @example const address_id = await createAddress((await otherDevice(person)).api)
 */
export async function createAddress(api: Api, street = 'خیابان بهار'): Promise<number> {
  const [province] = await api.call(listProvinces)
  const province_id = province?.id ?? 0
  const [city] = await api.call(listCities, { params: { id: province_id } })
  const where = { address: `${street}، پلاک ۱۲، واحد ۳`, postal_code: '1234567890', province_id }
  const home = { ...where, city_id: city?.id ?? 0, is_default: true, category: 'OTHER' } as const
  return (await api.call(addAddress, { body: home })).id
}
