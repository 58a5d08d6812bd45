import { listPrizeProgrammes, type PrizeProgramme } from '@sarv/shared/contract/prizes'
import { tehranDay } from '../ledger/tehran'
import type { Api } from '../world'
import { chancesOf } from './referral-rewards'
import { serve } from './serve'

type ProgrammeRow = Omit<PrizeProgramme, 'state' | 'chances'>

const ORDER = ['ACTIVE', 'SOON', 'ENDED']

export function prizesArea(api: Api): void {
  serve(api, listPrizeProgrammes, async ({ db, clock, person }) => {
    const today = tehranDay(clock.now())
    const rows = await db.query<ProgrammeRow>(
      'select id, key, title, description, prize, starts_on, ends_on from prize_programme order by starts_on desc, id',
    )
    const chances = await chancesOf(db, person.sub)
    return rows
      .map((row) => {
        const state = stateOn(today, row)
        return { ...row, state, chances: state === 'ACTIVE' ? chances : 0 }
      })
      .sort((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state))
  })
}

function stateOn(today: string, { starts_on, ends_on }: ProgrammeRow): string {
  if (today < starts_on) return 'SOON'
  return today > ends_on ? 'ENDED' : 'ACTIVE'
}
