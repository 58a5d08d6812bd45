import { randomUUID } from 'node:crypto'
import { SarvError } from '../errors/sarv-error'
import { s3ErrorStatus } from './s3-error-status'
import { Conflict, type Expect, type Store } from './store'

const needed = '200, 412, 412, 200'

/**
 * Finds out whether a store can be written to and keeps its conditions; no one has to know or configure that. A key of
 * its own is created twice, swapped with a wrong tag and with the right one. There are servers that say 200 to all four
 * and lose updates.
 * @throws SarvError SARV-121 when it does not take the first write, SARV-123 when it takes what it must refuse
 */
export async function probeStore(store: Store): Promise<void> {
  const key = `probe/${randomUUID()}.txt`
  let tag = ''
  const answerTo = async (body: string, expect: Expect): Promise<number> => {
    try {
      tag = await store.put(key, body, expect)
      return 200
    } catch (error) {
      const status = error instanceof Conflict ? 412 : s3ErrorStatus(error)
      if (status !== undefined) return status
      throw unusable(store, error)
    }
  }
  try {
    const first = await answerTo('1', 'absent')
    if (first !== 200) throw unusable(store, new Error(`HTTP ${first} to a first write.`))
    const second = await answerTo('2', 'absent')
    const wrong = await answerTo('3', { tag: '00000000000000000000000000000000' })
    const right = await answerTo('4', { tag })
    const answers = [first, second, wrong, right].join(', ')
    if (answers !== needed) {
      const asked = 'create, create again, swap with a wrong tag, swap with the right one'
      throw new SarvError('SARV-123', `${store.address} answers ${answers} to ${asked}; needed: ${needed}.`)
    }
  } finally {
    // What is left behind is a few bytes; why the probe failed is worth more.
    await store.remove(key).catch(() => undefined)
  }
}

function unusable({ address }: Store, error: unknown): SarvError {
  return new SarvError('SARV-121', `${address}: ${error instanceof Error ? error.message : String(error)}`)
}
