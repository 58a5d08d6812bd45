import * as z from '@sarv/shared/schema'
import { readEndpoint } from './calls'

/**
 * A province or a city (SBX-028).
 * @example { id: 8, name: 'تهران' }
 */
export const place = z.object({ id: z.int(), name: z.string() })
export type Place = z.infer<typeof place>

export const listProvinces = readEndpoint('/general/api/v1/province/', {
  summary: 'The 31 provinces',
  reply: z.array(place),
})

/**
 * @example const cities = await call(listCities, { params: { id: province.id } })
 */
export const listCities = readEndpoint('/general/api/v1/province/:id/city/', {
  summary: 'Cities of one province',
  reply: z.array(place),
})
