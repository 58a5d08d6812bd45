import type { ApiError } from './api-error'

/**
 * Whether something caught is an ApiError: by its name, as the class is the shell's and a remote has no other.
 * @example catch (error) { if (isApiError(error)) show(error.detail) }
 */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError'
}
