import { freshPerson } from '@sarv/shared/testing/control'
import { signIn, type Tokens, testClient } from '@sarv/shared/testing/sign-in'

/** The session of one caller. */
export interface Session {
  readonly access: string
  /** The form that renews it. */
  readonly renewal: URLSearchParams
  /** When it is renewed, before the access token ends; milliseconds. */
  readonly renewAt: number
}

export function newSession({ access_token, refresh_token, expires_in }: Tokens): Session {
  return {
    access: access_token,
    renewal: new URLSearchParams({ grant_type: 'refresh_token', client_id: testClient.id, refresh_token }),
    renewAt: Date.now() + expires_in * 600,
  }
}

/** Signs so many new investors in, ten at a time. */
export async function signInPeople(
  count: number,
  { identity, inbox, host }: { readonly identity: string; readonly inbox: string; readonly host: string },
): Promise<Session[]> {
  const sessions: Session[] = []
  let begun = 0
  const lane = async () => {
    while (begun++ < count) {
      const { mobile } = await freshPerson(inbox, { kind: 'investor' })
      sessions.push(newSession(await signIn(identity, inbox, mobile, host)))
    }
  }
  await Promise.all(Array.from({ length: 10 }, lane))
  return sessions
}
