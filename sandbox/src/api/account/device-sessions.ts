import { endDeviceSession, endOtherDeviceSessions, listDeviceSessions } from '@sarv/shared/contract/device-sessions'
import type { Person } from '../../access/person'
import type { Api } from '../../context/app-context'
import { notFound } from '../../errors/domain-error'
import { endSession, listSessions } from '../../identity/device-sessions'
import { serve } from '../pipeline/serve'

export function deviceSessionRoutes(api: Api): void {
  serve(api, listDeviceSessions, async ({ db, person }) => listSessions(db, person.sub, grantOf(person)))

  serve(api, endDeviceSession, async ({ db, person, params }) => {
    const grant = grantOf(person)
    const [found] = await db.query<{ grant_id: string }>(
      'select grant_id from device_session where id::text = $1 and sub = $2',
      [params.id, person.sub],
    )
    if (found === undefined) throw notFound()
    await endSession(db, found.grant_id)
    return listSessions(db, person.sub, grant)
  })

  serve(api, endOtherDeviceSessions, async ({ db, person }) => {
    const grant = grantOf(person)
    const others = await db.query<{ grant_id: string }>(
      'select grant_id from device_session where sub = $1 and grant_id <> $2',
      [person.sub, grant],
    )
    for (const { grant_id } of others) await endSession(db, grant_id)
    return listSessions(db, person.sub, grant)
  })
}

/** The grant of the call's token; another issuer's token has none here, and its sign-ins are not ours to list. */
function grantOf({ grant }: Person): string {
  if (grant === undefined) throw notFound()
  return grant
}
