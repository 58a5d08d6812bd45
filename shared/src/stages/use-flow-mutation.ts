import { useMutation, useQueryClient } from '@sarv/shared/platform'
import type { Onboarding } from '../contract/onboarding'

/**
 * Mutation of a server-driven flow, its start or a submit: the response replaces the cached flow.
 * @example const submit = useFlowMutation(queryKey, (whole: Onboarding) => call(submitOnboarding, { body: whole }))
 */
export function useFlowMutation<Request>(
  /** Key of the query of the flow. */
  queryKey: readonly unknown[],
  send: (request: Request) => Promise<Onboarding>,
  /** Updates the rest that the response changes. */
  onResponse?: (next: Onboarding) => Promise<void> | void,
) {
  const queryClient = useQueryClient()
  // An older response that is still in flight must not overwrite this one.
  const cancel = () => queryClient.cancelQueries({ queryKey })
  return useMutation({
    mutationFn: send,
    onMutate: cancel,
    onSuccess: async (next) => {
      await cancel()
      queryClient.setQueryData(queryKey, next)
      await onResponse?.(next)
    },
  })
}
