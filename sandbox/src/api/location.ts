import { listCities, listProvinces, type Place } from '@sarv/shared/contract/location'
import type { Api } from '../world'
import { wholeNumber } from './ids'
import { notFound } from './refuse'
import { serve } from './serve'

export function locationArea(api: Api): void {
  serve(api, listProvinces, ({ db }) => db.query<Place>('select id, name from province order by id'))

  serve(api, listCities, async ({ db, params }) => {
    const cities = await db.query<Place>('select id, name from city where province_id = $1 order by id', [
      wholeNumber(params.id),
    ])
    if (cities.length === 0) throw notFound()
    return cities
  })
}
