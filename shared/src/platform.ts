/**
 * What the shell shares with every remote: one React Router, one query client, one i18n, one bus, and Sarv's own
 * contract. The host is its only provider (Module Federation singleton), so it is deliberately narrow: every page loads
 * what stands here, and a remote brings along what it needs beyond it.
 */

export { ApiError } from '@sarv/platform/client/api/api-error'
export { call } from '@sarv/platform/client/api/current-api'
export { useMutation } from '@sarv/platform/client/api/use-mutation'
export { defineRemote } from '@sarv/platform/contract/define-remote'
export { lazyScreen } from '@sarv/platform/contract/lazy-screen'
export type { Localized } from '@sarv/platform/contract/manifest-parts'
export {
  type HeaderOptions,
  type Navigation,
  type OfferedSection,
  type Platform,
  platformVersion,
} from '@sarv/platform/contract/platform'
export { PlatformContext, useHeader, useLock, usePlatform } from '@sarv/platform/contract/platform-context'
export type { RemoteDefinition, RemoteScreen, RemoteSection } from '@sarv/platform/contract/remote-definition'
export {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
export { useTranslation } from 'react-i18next'
export {
  Link,
  Navigate,
  NavLink,
  Outlet,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom'
export { useSnapshot } from 'valtio'
export { useFormat } from './format/use-format'
export { loadScenes } from './ui/brand/load-scenes'
export { loadDialogLibrary } from './ui/overlay/dialog-library'
