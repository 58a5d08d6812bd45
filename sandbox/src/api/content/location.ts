import { listCities, listProvinces, type Place } from '@sarv/shared/contract/location'
import type { Api } from '../../context/app-context'
import { notFound } from '../../errors/domain-error'
import { parseId } from '../../http/ids'
import type { WithLocalTexts } from '../../local-text/local-text'
import { serve } from '../pipeline/serve'

export function locationRoutes(api: Api): void {
  serve(api, listProvinces, ({ db }) =>
    db.query<WithLocalTexts<Place, 'name'>>('select id, name from province order by id'),
  )

  serve(api, listCities, async ({ db, params }) => {
    const cities = await db.query<WithLocalTexts<Place, 'name'>>(
      'select id, name from city where province_id = $1 order by id',
      [parseId(params.id)],
    )
    if (cities.length === 0) throw notFound()
    return cities
  })
}
