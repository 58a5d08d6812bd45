import type { FailureReason } from '../../../contract/health-terms'

/** The error of a remote that did not load, did not mount or crashed; the error card has a sentence for each reason. */
export class RemoteError extends Error {
  readonly reason: FailureReason
  /** The URL of the file that did not load, where the error is one of a file. */
  readonly file: string | undefined

  constructor(reason: FailureReason, remote: string, cause?: unknown, file?: string) {
    super(`Remote ${remote}: ${reason}`, { cause })
    this.name = 'RemoteError'
    this.reason = reason
    this.file = file
  }
}

/** Whether it may be different the next time, without any change by a person. */
export const mayPass = (reason: FailureReason) => reason !== 'incompatible' && reason !== 'stalled'

/**
 * Whether an error is that of a file which was not loaded, in the words of Chromium, Firefox, Safari, Vite's preload and
 * webpack's chunks; everything else was thrown by code that ran.
 */
export function isLostFile(cause: unknown): boolean {
  return /dynamically imported module|Importing a module script failed|integrity mismatch|Unable to preload CSS|Loading (CSS )?chunk/.test(
    String(cause),
  )
}

/** What is known of an `import()` that failed. */
export interface ImportFailure {
  readonly online: boolean
  /** HTTP status of the last response for the script; 0 or undefined when there was none. */
  readonly status: number | undefined
}

/**
 * Classifies a failed `import()`, of which the browser says only "failed": with status 200 the script was refused for
 * its integrity hash (or is not a script), else it could not be reached.
 */
export function toFailureReason({ online, status }: ImportFailure): FailureReason {
  if (!online) return 'offline'
  return status === 200 ? 'integrity' : 'unreachable'
}
