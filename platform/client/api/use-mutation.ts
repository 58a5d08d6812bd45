import {
  type DefaultError,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation as useAnyMutation,
} from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * Mutation, a single flight: a call while one is under way joins it and sends nothing, so that a second tap writes
 * nothing twice. `isPending` is of the last render and comes too late for that. (D-123)
 * @example const cancel = useMutation({ mutationFn: () => call(cancelOrder, { params: { id } }) })
 */
export function useMutation<Data = unknown, Failure = DefaultError, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Failure, Variables, Context>,
): UseMutationResult<Data, Failure, Variables, Context> {
  const mutation = useAnyMutation(options)
  const flight = useRef<Promise<Data>>(undefined)
  const mutateAsync: typeof mutation.mutateAsync = (...args) => {
    flight.current ??= mutation.mutateAsync(...args).finally(() => {
      flight.current = undefined
    })
    return flight.current
  }
  const mutate: typeof mutation.mutate = (...args) => {
    // The state of the mutation tells of a failure.
    mutateAsync(...args).catch(() => undefined)
  }
  return { ...mutation, mutate, mutateAsync }
}
