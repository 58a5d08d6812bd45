import { openStore } from '../store/open-store'
import { putIdempotent } from '../store/put-idempotent'
import { Conflict } from '../store/store'

/**
 * One of the processes that change one document at the same time: `race-writer <store> <key> <name> <updates>`. Each
 * update adds a line of its own to what is there, and is said on standard output as soon as it is in.
 */
const [address = '', key = '', name = '', updates = '0'] = process.argv.slice(2)
const store = await openStore(address)

for (let update = 1; update <= Number(updates); update++) {
  await addLine(`${name} ${update}\n`)
  process.stdout.write(`${update}\n`)
}

async function addLine(line: string): Promise<void> {
  for (;;) {
    const stored = await store.get(key)
    const next = Buffer.concat([stored?.body ?? new Uint8Array(), Buffer.from(line)])
    try {
      await putIdempotent(store, key, next, stored ? { tag: stored.tag } : 'absent')
      return
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
    }
  }
}
