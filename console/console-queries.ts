import {
  type AuditFilter,
  auditPage,
  type Change,
  changed,
  type HealthRange,
  healthSeries,
  lockChanged,
  type RemoteState,
  remoteDetail,
  remotePage,
  sharedModules,
  versionComparison,
  type WantedLock,
} from '@sarv/platform/delivery/console/contract'
import { infiniteQueryOptions, queryOptions } from '@sarv/shared/platform'
import * as z from 'zod/mini'
import { request } from './request'

/** How often what others change is looked for; milliseconds. */
const polled = 10_000

export const remotesQuery = (search: string, state: RemoteState) =>
  infiniteQueryOptions({
    queryKey: ['console', 'remotes', search, state],
    queryFn: ({ pageParam, signal }) =>
      request(`/api/remotes?${new URLSearchParams({ search, state, offset: String(pageParam) })}`, remotePage, {
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    refetchInterval: polled,
    staleTime: polled / 2,
  })

export const remoteQuery = (name: string) =>
  queryOptions({
    queryKey: ['console', 'remote', name],
    queryFn: ({ signal }) => request(`/api/remotes/${name}`, remoteDetail, { signal }),
    refetchInterval: polled,
    staleTime: polled / 2,
  })

export const healthQuery = (name: string, range: HealthRange) =>
  queryOptions({
    queryKey: ['console', 'health', name, range],
    queryFn: ({ signal }) =>
      request(`/api/remotes/${name}/health?${new URLSearchParams({ range })}`, healthSeries, { signal }),
    refetchInterval: 3 * polled,
  })

export const comparisonQuery = (name: string, version: string, against: string) =>
  queryOptions({
    queryKey: ['console', 'diff', name, version, against],
    queryFn: ({ signal }) =>
      request(`/api/remotes/${name}/diff?${new URLSearchParams({ version })}`, versionComparison, { signal }),
  })

export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['console', 'audit', filter],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ ...(pageParam && { from: pageParam }), ...filter })
      return request(`/api/audit?${query}`, auditPage, { signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: polled / 2,
  })

export const sharedQuery = () =>
  queryOptions({
    queryKey: ['console', 'shared'],
    queryFn: ({ signal }) => request('/api/shared', sharedModules, { signal }),
  })

/** What a change would do, by its dry run. */
export const previewQuery = (name: string, wanted: Change | undefined) =>
  queryOptions({
    queryKey: ['console', 'preview', name, wanted],
    queryFn: ({ signal }) => sendChange(name, { ...wanted, dryRun: true } as Change, signal),
    enabled: wanted !== undefined,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  })

/** Sends a change of one remote; with `dryRun` nothing is changed. */
export function sendChange(name: string, wanted: Change, signal?: AbortSignal) {
  return request(`/api/remotes/${name}/changes`, changed, { post: wanted, signal })
}

/** Locks a remote, the shell or `all`. */
export function sendLock(name: string, wanted: WantedLock) {
  return request(`/api/locks/${name}`, lockChanged, { post: wanted })
}

/** Ends the locks of a name, also those to come. */
export function sendUnlock(name: string) {
  return request(`/api/locks/${name}`, lockChanged, { method: 'DELETE' })
}

export function signOut() {
  return request('/sign-out', z.undefined(), { method: 'POST' })
}
