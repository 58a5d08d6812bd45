import { startOnboarding, submitOnboarding } from '@sarv/shared/contract/onboarding'
import type { Clock } from '../clock'
import type { Sql } from '../db/sql'
import type { House } from '../stages/onboarding-kind'
import { kindBehind, kindOf } from '../stages/onboarding-kinds'
import type { Api } from '../world'
import { uuidOf } from './ids'
import { requireInvestor } from './requirements'
import { serve } from './serve'

export const houseOf = ({ origins }: Api, { db, clock, host }: { db: Sql; clock: Clock; host: string }): House => ({
  sql: db,
  clock,
  host,
  gateway: origins.gateway,
})

/** The two calls of every server-driven flow (SBX-048, SBX-049). */
export function onboardingArea(api: Api): void {
  serve(api, startOnboarding, async ({ db, clock, host, person, body }) => {
    const kind = kindOf(body.type)
    requireInvestor(person)
    const house = houseOf(api, { db, clock, host })
    return kind.show(house, person.sub, await kind.start(house, person.sub, body))
  })

  serve(api, submitOnboarding, async ({ db, clock, host, person, body }) => {
    const uuid = uuidOf(body.onb_uuid)
    const kind = await kindBehind(db, person.sub, uuid)
    const house = houseOf(api, { db, clock, host })
    await kind.submit(house, person.sub, body)
    return kind.show(house, person.sub, uuid)
  })
}
