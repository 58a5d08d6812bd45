import type { Clock } from '../../clock'
import type { Sql } from '../sql'

/** What a new sandbox begins with. */
export async function seed(_sql: Sql, _clock: Clock): Promise<void> {}
