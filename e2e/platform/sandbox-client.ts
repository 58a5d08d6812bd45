/** A person whom the sandbox made for one test. */
export interface Person {
  readonly mobile: string
  readonly sub: string
  readonly national_code?: string | null
}

interface Message {
  readonly code: string | null
}

/** What the tests ask of the sandbox beside what the app does: people, codes, forced answers, the clock. */
export interface SandboxClient {
  newPerson(kind?: string): Promise<Person>
  /** The code that was sent to a number last; waits until there is one that is not `old`. */
  code(mobile: string, old?: string): Promise<string>
  control(path: string, body?: object): Promise<unknown>
  /** From now on a person gets the real answers again. */
  clearForced(sub: string): Promise<void>
  calls(): Promise<readonly { method: string; path: string; status: number; sub: string | null }[]>
}

export function sandboxClient(inbox: string): SandboxClient {
  async function control(path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${inbox}/control/${path}`, {
      method: body ? 'POST' : 'GET',
      ...(body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {}),
    })
    if (!answer.ok) throw new Error(`control/${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  return {
    control,
    newPerson: async (kind = 'investor') => (await control('people', { kind })) as Person,
    async clearForced(sub) {
      await fetch(`${inbox}/control/force?sub=${sub}`, { method: 'DELETE' })
    },
    async code(mobile, old) {
      const until = Date.now() + 10_000
      for (;;) {
        const messages = (await (await fetch(`${inbox}/messages?receiver=${mobile}`)).json()) as Message[]
        // A code before `old` does not count either: the person may have had several.
        const newest = messages.find(({ code }) => code !== null)?.code
        if (newest && newest !== old) return newest
        if (Date.now() > until) throw new Error('No code was sent')
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    calls: async () => (await control('calls')) as Awaited<ReturnType<SandboxClient['calls']>>,
  }
}
