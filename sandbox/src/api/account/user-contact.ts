import { changeUserContact, type UserContact } from '@sarv/shared/contract/user-contact'
import { normalizeCode } from '@sarv/shared/text/digits'
import { leftToRight } from '@sarv/shared/text/left-to-right'
import type { Api } from '../../context/app-context'
import type { Sql } from '../../db/sql'
import { notFound } from '../../errors/domain-error'
import type { LocalText } from '../../local-text/local-text'
import type { ChangeNotice } from '../../sms/notify-of-change'
import { serveConfirmed } from '../pipeline/serve-confirmed'

export function userContactRoutes(api: Api): void {
  serveConfirmed(api, changeUserContact, async ({ db, person, body: { email: typed, address_id } }) => {
    if (address_id !== undefined) await requireOwnAddress(db, person.sub, address_id)
    const current = await readContact(db, person.sub)
    const email = typed === undefined ? undefined : normalizeCode(typed)
    const changes = email !== undefined && email !== current.email
    return {
      confirms: changes ? newEmail(email) : undefined,
      async apply() {
        if (address_id !== undefined) await chooseAddress(db, person.sub, address_id)
        if (changes) await db.query('update person set email = $2 where sub = $1', [person.sub, email])
        return readContact(db, person.sub)
      },
      notice: changes ? changedEmail(email) : undefined,
    }
  })
}

const newEmail = (email: string): LocalText => ({
  fa: `ثبت ایمیل ${leftToRight(maskEmail(email))}`,
  en: `Set the e-mail to ${maskEmail(email)}`,
})

const changedEmail = (email: string): ChangeNotice => ({
  fa: `ایمیل حساب شما ${leftToRight(maskEmail(email))} شد.`,
  en: `The e-mail of your account is now ${maskEmail(email)}.`,
  leadsTo: 'USER_INFO',
})

/** An e-mail for a text message, which lies open on a locked phone. @example maskEmail('negar@site.com') // 'n***@site.com' */
const maskEmail = (email: string) => email.replace(/^(.).*(?=@)/, '$1***')

async function readContact(db: Sql, sub: string): Promise<UserContact> {
  const [contact] = await db.query<UserContact>(
    `select p.email, (select a.id from address a where a.sub = p.sub and a.is_default) as address_id
     from person p where p.sub = $1`,
    [sub],
  )
  if (contact === undefined) throw notFound()
  return contact
}

async function requireOwnAddress(db: Sql, sub: string, id: number): Promise<void> {
  const [mine] = await db.query('select 1 from address where id = $1 and sub = $2 and removed_at is null', [id, sub])
  if (mine === undefined) throw notFound()
}

async function chooseAddress(db: Sql, sub: string, id: number): Promise<void> {
  // One after the other: no two addresses are the default one at any moment.
  await db.query('update address set is_default = false where sub = $1', [sub])
  await db.query('update address set is_default = true where id = $1', [id])
}
