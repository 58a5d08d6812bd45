import {
  type Address,
  addAddress,
  changeAddress,
  listAddresses,
  type NewAddress,
  removeAddress,
} from '@sarv/shared/contract/addresses'
import type { Api } from '../../context/app-context'
import { firstRow } from '../../db/first-row'
import type { Sql } from '../../db/sql'
import { conflict, invalidField, notFound } from '../../errors/domain-error'
import { parseId } from '../../http/ids'
import { serve } from '../pipeline/serve'

const addressColumns = 'id, address, postal_code, province_id, city_id, is_default, category'

const findAddresses = (db: Sql, sub: string) =>
  db.query<Address>(
    `select ${addressColumns} from address where sub = $1 and removed_at is null order by is_default desc, id`,
    [sub],
  )

export function addressRoutes(api: Api): void {
  serve(api, listAddresses, ({ db, person }) => findAddresses(db, person.sub))

  serve(api, addAddress, async ({ db, person, body }) => {
    await requireCityOfProvince(db, body)
    const known = await findAddresses(db, person.sub)
    // The first address is the default one, ticked or not.
    const isDefault = body.is_default || known.length === 0
    if (isDefault) await clearDefault(db, person.sub)
    return firstRow(
      await db.query<Address>(
        `insert into address (sub, address, postal_code, province_id, city_id, is_default, category)
         values ($1, $2, $3, $4, $5, $6, $7) returning ${addressColumns}`,
        [person.sub, body.address, body.postal_code, body.province_id, body.city_id, isDefault, body.category],
      ),
    )
  })

  serve(api, changeAddress, async ({ db, person, params, body }) => {
    const { id, is_default } = await requireOwn(db, person.sub, params.id)
    await requireCityOfProvince(db, body)
    if (body.is_default && !is_default) await clearDefault(db, person.sub)
    return firstRow(
      await db.query<Address>(
        `update address set address = $2, postal_code = $3, province_id = $4, city_id = $5, is_default = $6, category = $7
         where id = $1 returning ${addressColumns}`,
        [
          id,
          body.address,
          body.postal_code,
          body.province_id,
          body.city_id,
          body.is_default || is_default,
          body.category,
        ],
      ),
    )
  })

  serve(api, removeAddress, async ({ db, clock, person, params }) => {
    const { id, is_default } = await requireOwn(db, person.sub, params.id)
    const [delivery] = await db.query(
      `select 1 from onboarding
       where sub = $1 and closed_at is null and state -> 'values' ->> 'address_id' = $2::text`,
      [person.sub, id],
    )
    if (delivery !== undefined) throw conflict(awaitsCard)
    await db.query('update address set removed_at = $2, is_default = false where id = $1', [id, clock.now()])
    if (is_default)
      await db.query(
        `update address set is_default = true
         where id = (select min(id) from address where sub = $1 and removed_at is null)`,
        [person.sub],
      )
    return findAddresses(db, person.sub)
  })
}

const awaitsCard = {
  fa: 'کارتی که درخواست کرده‌اید به این نشانی فرستاده می‌شود. ابتدا در درخواست کارت نشانی دیگری انتخاب کنید.',
  en: 'The card that you ordered is sent to this address. Choose another address in the card request first.',
}

async function requireOwn(db: Sql, sub: string, id: string): Promise<{ id: number; is_default: boolean }> {
  const [own] = await db.query<{ id: number; is_default: boolean }>(
    'select id, is_default from address where id = $1 and sub = $2 and removed_at is null',
    [parseId(id), sub],
  )
  if (own === undefined) throw notFound()
  return own
}

async function requireCityOfProvince(db: Sql, { city_id, province_id }: NewAddress): Promise<void> {
  const [city] = await db.query('select 1 from city where id = $1 and province_id = $2', [city_id, province_id])
  if (city === undefined)
    throw invalidField({ fa: 'شهر با استان هم‌خوان نیست.', en: "The city isn't in this province." })
}

/** The index allows one default: the old one goes first. */
const clearDefault = (db: Sql, sub: string) => db.query('update address set is_default = false where sub = $1', [sub])
