import { ApiError } from '@sarv/platform/client/api/api-error'
import {
  type DeviceSession,
  endDeviceSession,
  endOtherDeviceSessions,
  listDeviceSessions,
} from '@sarv/shared/contract/device-sessions'
import { call, queryOptions, useMutation, useQueryClient } from '@sarv/shared/platform'

export const sessionsQuery = () =>
  queryOptions({ queryKey: ['shell', 'sessions'], queryFn: () => call(listDeviceSessions) })

/** Whether the API keeps no list of sign-ins, as where another identity provider does. */
export const isUnsupported = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 501)

/** A sign-in that is to end, or all but this one. */
export type EndTarget = DeviceSession | 'others'

/**
 * The mutation that ends sign-ins; the response has those that are left.
 * @param onEnded called before the list without it unmounts what asked
 */
export function useEndSession(onEnded: (target: EndTarget) => void) {
  const queries = useQueryClient()
  const { queryKey } = sessionsQuery()
  return useMutation({
    mutationFn: (target: EndTarget) =>
      target === 'others' ? call(endOtherDeviceSessions) : call(endDeviceSession, { params: { id: target.id } }),
    onSuccess: (left, target) => {
      onEnded(target)
      queries.setQueryData(queryKey, left)
    },
    // It may have ended meanwhile, by itself or from another device.
    onError: () => queries.invalidateQueries({ queryKey }),
  })
}
