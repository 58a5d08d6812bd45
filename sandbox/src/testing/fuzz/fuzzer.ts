import { openRawClient, type RawCall } from './raw-call'

const atOnce = 8
/** Characters of a call that a failure shows. */
const shown = 400

interface Aim {
  /** Name of what is called, for the report. */
  readonly name: string
  readonly origin: string
  readonly call: RawCall
}

/** Fuzzer: sends calls, so many at once, and counts what comes back. */
export interface Fuzzer {
  /** @param onBody hears of each response that was a success, in JSON */
  send(aims: readonly Aim[], onBody?: (body: unknown) => void): Promise<void>
  /** Calls that cost a 5xx or had no response, each by the name of what was called. */
  readonly failures: readonly string[]
  /** How many calls had which status, 0 for those without a response. */
  report(): string
  close(): void
}

export function createFuzzer(): Fuzzer {
  const client = openRawClient(atOnce)
  const failures: string[] = []
  const counts = new Map<number, number>()
  const successes = new Set<string>()

  async function sendOne({ name, origin, call }: Aim, onBody?: (body: unknown) => void): Promise<void> {
    const { status, text } = (await client.send(origin, call)) ?? { status: 0, text: '' }
    counts.set(status, (counts.get(status) ?? 0) + 1)
    if (status === 0 || status >= 500) failures.push(`${status} ${name} ${JSON.stringify(call).slice(0, shown)}`)
    if (status === 200) successes.add(name)
    if (status === 200 && /^[[{]/.test(text)) onBody?.(JSON.parse(text))
  }

  return {
    failures,
    async send(aims, onBody) {
      const waiting = [...aims]
      const work = async () => {
        for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await sendOne(next, onBody)
      }
      await Promise.all(Array.from({ length: atOnce }, work))
    },
    report() {
      const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
      const statuses = [...counts].toSorted().map(([status, count]) => `${status}: ${count}`)
      return `${total} requests (${statuses.join(', ')}), ${successes.size} targets with a success`
    },
    close: client.close,
  }
}
