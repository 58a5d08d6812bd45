import { listPrizeProgrammes, type PrizeProgramme } from '@sarv/shared/contract/prizes'
import type { Api } from '../../context/app-context'
import type { WithLocalTexts } from '../../local-text/local-text'
import { tehranDay } from '../../time/tehran'
import { serve } from '../pipeline/serve'
import { countChances } from './referral-rewards'

type ProgrammeRow = WithLocalTexts<Omit<PrizeProgramme, 'state' | 'chances'>, 'title' | 'description' | 'prize'>

const stateOrder = ['ACTIVE', 'SOON', 'ENDED']

export function prizeRoutes(api: Api): void {
  serve(api, listPrizeProgrammes, async ({ db, clock, person }) => {
    const today = tehranDay(clock.now())
    const rows = await db.query<ProgrammeRow>(
      'select id, key, title, description, prize, starts_on, ends_on from prize_programme order by starts_on desc, id',
    )
    const chances = await countChances(db, person.sub)
    return rows
      .map((row) => {
        const state = programmeState(today, row)
        return { ...row, state, chances: state === 'ACTIVE' ? chances : 0 }
      })
      .sort((one, other) => stateOrder.indexOf(one.state) - stateOrder.indexOf(other.state))
  })
}

function programmeState(today: string, { starts_on, ends_on }: ProgrammeRow): string {
  if (today < starts_on) return 'SOON'
  return today > ends_on ? 'ENDED' : 'ACTIVE'
}
