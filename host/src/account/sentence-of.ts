import { ApiError } from '@sarv/shared/platform'

/** What the server said about a refused call; undefined when it said nothing for a person, or was not reached. */
export function sentenceOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.detail : undefined
}
