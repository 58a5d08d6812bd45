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

const lost =
  /dynamically imported module|Importing a module script|Cross-origin script load denied|Unable to preload CSS|Loading (CSS )?chunk/
/** What WebKit says of a script that it has and refuses. */
const refused = /valid JavaScript MIME type|[Ii]ntegrity (mismatch|metadata check)/

/**
 * Whether an error is that of a file which was not loaded, in the words of Chromium, Firefox, Safari, Vite's preload and
 * webpack's chunks; everything else was thrown by code that ran.
 */
export const isLostFile = (cause: unknown) => lost.test(String(cause)) || isRefusedFile(cause)

/** Whether it was the wrong file that was not loaded, as far as the browser says so. */
export const isRefusedFile = (cause: unknown) => refused.test(String(cause))

/** The address that an error names; the sentence may end with it. */
export function fileOf(cause: unknown): string | undefined {
  return /https?:\/\/[^\s)]+[^\s).]/.exec(String(cause))?.[0]
}

/** What is known of an `import()` that failed. */
export interface ImportFailure {
  readonly online: boolean
  /** HTTP status of the last response for the script; 0 or undefined when there was none. */
  readonly status: number | undefined
  /** The browser said that it was the wrong file. */
  readonly refused?: boolean
}

/**
 * Classifies a failed `import()`, of which most browsers say only "failed": with status 200 the script was refused for
 * its integrity hash (or is not a script), else it could not be reached. Safari tells no status.
 */
export function toFailureReason({ online, status, refused }: ImportFailure): FailureReason {
  if (!online) return 'offline'
  return refused || status === 200 ? 'integrity' : 'unreachable'
}
