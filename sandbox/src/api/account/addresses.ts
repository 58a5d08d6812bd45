import { type Address, addAddress, listAddresses } from '@sarv/shared/contract/addresses'
import type { Api } from '../../context/app-context'
import { invalidField } from '../../errors/domain-error'
import { serve } from '../pipeline/serve'

const addressColumns = 'id, address, postal_code, province_id, city_id, is_default, category'

export function addressRoutes(api: Api): void {
  serve(api, listAddresses, ({ db, person }) =>
    db.query<Address>(`select ${addressColumns} from address where sub = $1 order by is_default desc, id`, [
      person.sub,
    ]),
  )

  serve(api, addAddress, async ({ db, person, body }) => {
    const [city] = await db.query('select 1 from city where id = $1 and province_id = $2', [
      body.city_id,
      body.province_id,
    ])
    if (city === undefined)
      throw invalidField({ fa: 'شهر با استان هم‌خوان نیست.', en: "The city isn't in this province." })
    const [known] = await db.query('select 1 from address where sub = $1 limit 1', [person.sub])
    // The first address is the default one, whatever was ticked.
    const isDefault = body.is_default || known === undefined
    if (isDefault) await db.query('update address set is_default = false where sub = $1', [person.sub])
    const [made] = await db.query<Address>(
      `insert into address (sub, address, postal_code, province_id, city_id, is_default, category)
       values ($1, $2, $3, $4, $5, $6, $7) returning ${addressColumns}`,
      [person.sub, body.address, body.postal_code, body.province_id, body.city_id, isDefault, body.category],
    )
    if (made === undefined) throw new Error('the database made no address')
    return made
  })
}
