import { globals } from '../protocol'
import type { EarlyRead } from '../token-worker/early-reads'
import type { SentRequest } from '../token-worker/sent-request'
import type { Policy } from '../trusted-types/create-policy'

/** A read that the document server has made; undefined where its answer did not come. */
export interface ComingAnswer {
  readonly request: SentRequest
  readonly body: Promise<string | undefined>
}

/** What the boot script has made, and the shell goes on with. */
export interface Handoff {
  readonly policy: Policy | undefined
  /**
   * The token worker, started beside the shell's scripts; absent where no one is signed in, or where it did not load.
   */
  worker?: Worker
  /** What that worker was asked for ahead. */
  readonly reads: EarlyRead[]
  /** What comes behind the page, where the document server holds the session. */
  readonly answers: ComingAnswer[]
}

/** Leaves it for the shell, which takes it before anything else runs in the page. */
export function leaveHandoff(handoff: Handoff): void {
  Object.defineProperty(globalThis, globals.handoff, { value: handoff, configurable: true })
}
