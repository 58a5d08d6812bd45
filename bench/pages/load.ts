import { connect, type Socket } from 'node:net'

interface Load {
  readonly port: number
  readonly path: string
  readonly connections: number
  readonly milliseconds: number
}

const headEnd = Buffer.from('\r\n\r\n')

/** HTTP connection that is kept: one request after the other, as raw bytes, so that the client costs little of the machine. */
function connection({ port, path }: Pick<Load, 'port' | 'path'>) {
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\nSec-Fetch-Mode: navigate\r\n\r\n`
  const socket: Socket = connect(port, '127.0.0.1').setNoDelay()
  let expected = 0
  let received = 0
  let done: (() => void) | undefined
  let fail: ((error: Error) => void) | undefined
  socket.on('data', (part) => {
    if (expected === 0) {
      const head = part.subarray(0, part.indexOf(headEnd)).toString('latin1')
      const length = /content-length: (\d+)/i.exec(head)?.[1]
      if (!head.startsWith('HTTP/1.1 200') || length === undefined) return fail?.(new Error(head.split('\r\n', 1)[0]))
      expected = head.length + headEnd.length + Number(length)
    }
    received += part.length
    if (received < expected) return
    expected = 0
    received = 0
    done?.()
  })
  socket.on('error', (error) => fail?.(error))
  return {
    get: () =>
      new Promise<void>((resolve, reject) => {
        done = resolve
        fail = reject
        socket.write(request)
      }),
    end: () => socket.destroy(),
  }
}

/** Closed loop: each connection asks again as soon as it is answered. @returns responses a second */
export async function saturate({ connections, milliseconds, ...target }: Load): Promise<number> {
  const started = performance.now()
  const counts = await Promise.all(
    Array.from({ length: connections }, async () => {
      const { get, end } = connection(target)
      let count = 0
      for (; performance.now() - started < milliseconds; count++) await get()
      end()
      return count
    }),
  )
  return counts.reduce((sum, one) => sum + one, 0) / ((performance.now() - started) / 1_000)
}

/**
 * Open loop: requests at a fixed rate, however slow the responses are; a request that waits for a connection is late.
 * @returns how long each took since it was due; milliseconds
 */
export async function pace({ connections, milliseconds, ...target }: Load, rate: number): Promise<number[]> {
  const free = Array.from({ length: connections }, () => connection(target))
  const all = [...free]
  const due: number[] = []
  const took: number[] = []
  const failures: unknown[] = []
  const serve = async (one: (typeof all)[number]) => {
    for (let at = due.shift(); at !== undefined; at = due.shift()) {
      await one.get()
      took.push(performance.now() - at)
    }
    free.push(one)
  }
  const started = performance.now()
  let asked = 0
  while (performance.now() - started < milliseconds) {
    const now = performance.now()
    for (; asked < ((now - started) / 1_000) * rate; asked++) due.push(started + (asked / rate) * 1_000)
    while (due.length > 0 && free.length > 0)
      serve(free.pop() as (typeof all)[number]).catch((error) => failures.push(error))
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  while (free.length < all.length && failures.length === 0) await new Promise((resolve) => setTimeout(resolve, 1))
  for (const one of all) one.end()
  if (failures.length > 0) throw failures[0]
  return took
}
