import type { Clock } from '../../clock'
import { tehranDay } from '../../ledger/tehran'
import type { Sql } from '../sql'
import { PEOPLE } from './people'
import { makePerson } from './person'
import { seedReference } from './reference'

/** What a new sandbox begins with: everything that all see, and the people of SBX-014. */
export async function seed(sql: Sql, clock: Clock): Promise<void> {
  await seedReference(sql, tehranDay(clock.now()))
  for (const person of PEOPLE) await makePerson(sql, clock, person)
}
