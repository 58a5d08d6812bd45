import type { Sql } from '../db/sql'
import { invalidField } from '../errors/domain-error'
import type { LocalText } from '../local-text/local-text'
import { findOwner } from './find-owner'

/** Last digits of an unknown IBAN that the inquiry gives to another person, so that both outcomes can be tried. */
const foreignEnding = '99'

const notTheirs: LocalText = {
  fa: 'این شبا به نام و کد ملی شما نیست. وجه فروش تنها به حساب خودتان واریز می‌شود.',
  en: 'This IBAN does not belong to your name and national code. Proceeds are paid to your own accounts only.',
}

/**
 * Inquiry whether an IBAN and the person's national code belong together (SBX-123). Accounts of people of Sarv are known:
 * those of Sarv's bank, and those that others have added. Of other banks' IBANs the one that ends in `99` is another
 * person's, and every other one the asking person's.
 * @throws DomainError for another person's account, and for one that does not exist
 */
export async function requireOwnIban(sql: Sql, sub: string, iban: string): Promise<void> {
  const { account } = await findOwner(sql, 'IBAN', iban)
  if (account?.sub === sub) return
  const [other] = await sql.query('select 1 from payout_account where iban = $1 and sub <> $2', [iban, sub])
  if (account !== null || other !== undefined || iban.endsWith(foreignEnding)) throw invalidField(notTheirs)
}
