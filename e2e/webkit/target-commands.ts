import type { Message } from './pipe'

type Params = Record<string, unknown>

interface Pending {
  readonly targetId: string
  readonly method: string
  resolve(result: Params): void
  reject(error: Error): void
}

/** Numbers that Playwright never reaches. */
const firstId = 1_000_000_000

/** Commands to the processes of a page. Each is answered: a process that has ended leaves none open. */
export class TargetCommands {
  #lastId = firstId
  #hasEnded = false
  readonly #pending = new Map<number, Pending>()

  constructor(private readonly write: (text: string) => void) {}

  /** A command to the inspector itself, whose response changes nothing. */
  send(method: string, params: Params): void {
    this.#write(++this.#lastId, method, params)
  }

  run(targetId: string, method: string, params: Params = {}): Promise<Params> {
    if (this.#hasEnded) return Promise.reject(hasEnded(method))
    const id = ++this.#lastId
    this.#write(id, 'Target.sendMessageToTarget', { targetId, message: JSON.stringify({ id, method, params }) })
    return new Promise((resolve, reject) => this.#pending.set(id, { targetId, method, resolve, reject }))
  }

  /** Takes a response of a process. @returns whether it was one */
  answered({ id, result, error }: Message): boolean {
    const command = this.#take(id)
    if (error) command?.reject(new Error(error.message))
    else command?.resolve((result ?? {}) as Params)
    return Boolean(command)
  }

  /** Takes a response of the inspector, which refuses what is meant for a process that is gone. */
  refused({ id, error }: Message): void {
    if (error) this.#take(id)?.reject(new Error(error.message))
  }

  targetEnded(targetId: string): void {
    for (const [id, command] of this.#pending)
      if (command.targetId === targetId) this.#take(id)?.reject(hasEnded(command.method))
  }

  browserEnded(): void {
    this.#hasEnded = true
    for (const [id, { method }] of this.#pending) this.#take(id)?.reject(hasEnded(method))
  }

  #write(id: number, method: string, params: Params): void {
    this.write(JSON.stringify({ id, method, params }))
  }

  #take(id = 0): Pending | undefined {
    const command = this.#pending.get(id)
    this.#pending.delete(id)
    return command
  }
}

const hasEnded = (method: string) => new Error(`WebKit ${method}: its process has ended`)
