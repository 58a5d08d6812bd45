import { randomUUID } from 'node:crypto'
import type { Db, Sql } from '../db/sql'
import { forbidden } from '../errors/domain-error'
import type { Time } from '../time/clock'
import type { ForeignIdentity, Identity } from './access-token-verifier'
import type { Person } from './person'

/** Account lookup: the person of a token; undefined for a person who no longer exists. */
export async function findPerson(db: Db, clock: Time, identity: Identity): Promise<Person | undefined> {
  if ('issuer' in identity) {
    return (await linkedPerson(db, identity)) ?? db.transaction((sql) => linkPerson(sql, clock, identity))
  }
  const [person] = await db.query<Person>('select sub, mobile, level from person where sub = $1', [identity.sub])
  return person && { ...person, grant: identity.grant }
}

/** Account linking: an account of another issuer stands for one person for good, also if its claims change later. */
async function linkedPerson(sql: Sql, { issuer, subject }: ForeignIdentity): Promise<Person | undefined> {
  const [person] = await sql.query<Person>(
    `select p.sub, p.mobile, p.level from person_identity i join person p on p.sub = i.sub
     where i.issuer = $1 and i.subject = $2`,
    [issuer, subject],
  )
  return person
}

/** Makes the link: the first time the mobile number decides: the person who has it, or a new one of level 0. */
async function linkPerson(sql: Sql, clock: Time, identity: ForeignIdentity): Promise<Person> {
  const { issuer, subject, mobile } = identity
  if (mobile === undefined)
    throw forbidden({
      fa: 'سامانهٔ ورود شمارهٔ موبایل تأییدشدهٔ شما را نفرستاد. با پشتیبانی تماس بگیرید.',
      en: "Sign-in didn't send your confirmed mobile number. Please contact support.",
    })
  await sql.query(
    'insert into person (sub, mobile, level, created_at) values ($1, $2, 0, $3) on conflict (mobile) do nothing',
    [randomUUID(), mobile, clock.now()],
  )
  await sql.query(
    `insert into person_identity (issuer, subject, sub, linked_at)
     select $1, $2, sub, $4 from person where mobile = $3 on conflict do nothing`,
    [issuer, subject, mobile, clock.now()],
  )
  const person = await linkedPerson(sql, identity)
  // Numbers are given to other people: who has it now is not who had it when the first account was linked.
  if (person === undefined)
    throw forbidden({
      fa: 'این شمارهٔ موبایل به حساب دیگری پیوند خورده است. با پشتیبانی تماس بگیرید.',
      en: 'This mobile number is linked to another account. Please contact support.',
    })
  return person
}
