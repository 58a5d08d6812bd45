import { changeUserContact, type UserContact } from '@sarv/shared/contract/user-contact'
import { normalizeCode } from '@sarv/shared/text/digits'
import type { Api } from '../../context/app-context'
import { notFound } from '../../errors/domain-error'
import { serve } from '../pipeline/serve'

export function userContactRoutes(api: Api): void {
  serve(api, changeUserContact, async ({ db, person, body }) => {
    if (body.address_id !== undefined) {
      const [mine] = await db.query('select 1 from address where id = $1 and sub = $2 and removed_at is null', [
        body.address_id,
        person.sub,
      ])
      if (mine === undefined) throw notFound()
      // One after the other: no two addresses are the default one at any moment.
      await db.query('update address set is_default = false where sub = $1', [person.sub])
      await db.query('update address set is_default = true where id = $1', [body.address_id])
    }
    if (body.email !== undefined) {
      await db.query('update person set email = $2 where sub = $1', [person.sub, normalizeCode(body.email)])
    }
    const [contact] = await db.query<UserContact>(
      `select p.email, (select a.id from address a where a.sub = p.sub and a.is_default) as address_id
       from person p where p.sub = $1`,
      [person.sub],
    )
    if (contact === undefined) throw notFound()
    return contact
  })
}
