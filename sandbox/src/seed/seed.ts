import type { Sql } from '../db/sql'
import type { Clock } from '../time/clock'
import { tehranDay } from '../time/tehran'
import { seedPeople } from './people'
import { createPerson } from './person'
import { seedReference } from './reference'

/** What a new sandbox begins with: everything that all see, and the people of SBX-014. */
export async function seed(sql: Sql, clock: Clock): Promise<void> {
  await seedReference(sql, tehranDay(clock.now()))
  for (const person of seedPeople) await createPerson(sql, clock, person)
}
