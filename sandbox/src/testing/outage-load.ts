import { randomUUID } from 'node:crypto'

type Phase = 'before' | 'outage' | 'after'

/** People who each send one intent after another, and send it again under its key until it has a response. */
export interface OutageLoad {
  /** From now on the responses count for this phase; resolves once everyone has had two of those that it brings. */
  enter(phase: Phase): Promise<void>
  /** Each response that was not a success. */
  readonly errors: readonly Response[]
  /** Lets everyone come to an end. @returns how many intents of each person succeeded */
  end(): Promise<number[]>
}

/** @param people each sends an intent under a key */
export function startOutageLoad(people: readonly ((key: string) => Promise<Response>)[]): OutageLoad {
  const errors: Response[] = []
  let phase: Phase = 'before'
  let counts = people.map(() => 0)
  let onResponse = () => {}
  let isOver = false

  const load = people.map(async (send, index) => {
    let intents = 0
    for (; !isOver; intents++) {
      const key = randomUUID()
      for (let isDone = false; !isDone; ) {
        const asked = phase
        const response = await send(key)
        isDone = response.ok
        if (!response.ok) errors.push(response)
        if (asked === phase && response.ok === (phase !== 'outage')) counts[index] = (counts[index] ?? 0) + 1
        onResponse()
      }
    }
    return intents
  })
  const failed = Promise.all(load).then(() => undefined)

  return {
    errors,
    enter(next) {
      phase = next
      counts = people.map(() => 0)
      const reached = new Promise<void>((resolve) => {
        onResponse = () => {
          if (counts.every((count) => count > 1)) resolve()
        }
      })
      return Promise.race([reached, failed])
    },
    end() {
      isOver = true
      return Promise.all(load)
    },
  }
}
