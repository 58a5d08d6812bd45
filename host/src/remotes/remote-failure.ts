import type { FailureReason } from '@sarv/shared/remote/health-report'

/** Why a remote is not on the screen; each reason has its own sentence on the card. */
export class RemoteFailure extends Error {
  readonly reason: FailureReason

  constructor(reason: FailureReason, remote: string, cause?: unknown) {
    super(`Remote ${remote}: ${reason}`, { cause })
    this.name = 'RemoteFailure'
    this.reason = reason
  }
}

export interface Circumstances {
  readonly online: boolean
  /** HTTP status of the newest answer for the script that failed; 0 or undefined when none came. */
  readonly status: number | undefined
}

/**
 * What a failed import means. The browser says only "failed": a script that was answered with 200 and did not run was
 * refused for its hash (or is no script), one that was not answered could not be reached.
 */
export function reasonOf({ online, status }: Circumstances): FailureReason {
  if (!online) return 'offline'
  return status === 200 ? 'integrity' : 'unreachable'
}
