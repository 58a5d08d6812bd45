/** A person who was just made. */
export interface TestPerson {
  readonly sub: string
  readonly mobile: string
  readonly national_code: string | null
  readonly level: number
}

/**
 * Asks the sandbox's control endpoint for something; throws with its answer when it is refused.
 * @example await control(inbox, 'clock', { advance_seconds: 120 })
 * @example await control(inbox, 'force', { path: '/fund/api/v1/info/funds/', status: 500, sub: person.sub })
 */
export async function control<Answer = unknown>(inbox: string, what: string, body: unknown = {}): Promise<Answer> {
  const answer = await fetch(`${inbox}/control/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`control/${what} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

/**
 * A person who did not exist before.
 * @example const person = await freshPerson(inbox, { kind: 'investor' })
 */
export function freshPerson(inbox: string, wish: unknown = {}): Promise<TestPerson> {
  return control<TestPerson>(inbox, 'people', wish)
}

/** Fault injection: the SMS service does not respond for one person, or does again. */
export async function setSmsOutage(inbox: string, { mobile }: Pick<TestPerson, 'mobile'>, isDown: boolean) {
  await control(inbox, 'sms', { receiver: mobile, is_down: isDown })
}

/** What the API says while it does not. */
export const smsOutageSentence = 'سامانهٔ پیامک پاسخ نمی‌دهد و چیزی فرستاده نشد. کمی بعد دوباره تلاش کنید.'

/**
 * An access token of a person, without the pages of the sign-in: for tests of what comes after it.
 * @example const token = await accessTokenOf(inbox, person)
 */
export async function accessTokenOf(inbox: string, { mobile }: Pick<TestPerson, 'mobile'>): Promise<string> {
  const { access_token } = await control<{ access_token: string }>(inbox, 'access-tokens', { mobile })
  return access_token
}
