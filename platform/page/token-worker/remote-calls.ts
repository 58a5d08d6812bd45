import { ForgedIdTokenError } from '../../client/session/id-token'
import { SessionEndedError } from '../../client/session/oidc-errors'
import { SignInError } from '../../client/session/sign-in-states'

type Methods = Readonly<Record<string, (...args: never[]) => Promise<unknown>>>

interface Call {
  readonly id: number
  readonly method: string
  readonly args: readonly unknown[]
}

/** `thrown` has the facts of an error, of which a port itself would carry the message only. */
type Reply = { readonly id: number } & ({ readonly result: unknown } | { readonly thrown: ThrownFacts })

interface ThrownFacts {
  readonly name: string
  readonly message: string
}

/** Serves remote procedure calls that come over a port. */
export function serveCalls(port: MessagePort, methods: Methods): void {
  port.onmessage = async ({ data: { id, method, args } }: MessageEvent<Call>) => {
    const reply = (reply: Reply) => port.postMessage(reply)
    try {
      const serve = Object.hasOwn(methods, method) ? methods[method] : undefined
      if (!serve) throw new TypeError(`There is no ${method}`)
      reply({ id, result: await serve(...(args as never[])) })
    } catch (error) {
      reply({ id, thrown: factsOf(error) })
    }
  }
}

/** Client of remote procedure calls. */
export interface RemoteCalls {
  call<Result>(method: string, ...args: readonly unknown[]): Promise<Result>
  /** Rejects all calls that wait: the other end will not reply any more. */
  fail(error: Error): void
}

interface Waiting {
  resolve(result: unknown): void
  reject(error: Error): void
}

export function callsOver(port: MessagePort): RemoteCalls {
  const waiting = new Map<number, Waiting>()
  let last = 0
  port.onmessage = ({ data }: MessageEvent<Reply>) => {
    const call = waiting.get(data.id)
    waiting.delete(data.id)
    if ('thrown' in data) call?.reject(errorFrom(data.thrown))
    else call?.resolve(data.result)
  }
  return {
    call: (method, ...args) =>
      new Promise((resolve, reject) => {
        const id = ++last
        waiting.set(id, { resolve: resolve as (result: unknown) => void, reject })
        port.postMessage({ id, method, args } satisfies Call)
      }),
    fail(error) {
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    },
  }
}

function factsOf(error: unknown): ThrownFacts {
  if (!(error instanceof Error)) return { name: 'Error', message: 'Something else than an error was thrown' }
  const { name, message } = error
  return { name, message }
}

/** Errors that callers distinguish by class come back as that class; the others keep their name only. */
function errorFrom({ name, message }: ThrownFacts): Error {
  if (name === 'ForgedIdTokenError') return new ForgedIdTokenError(message)
  if (name === 'SignInError') return new SignInError(message)
  if (name === 'SessionEndedError') return new SessionEndedError(message)
  return Object.assign(new Error(message), { name })
}
