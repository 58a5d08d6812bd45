/**
 * What the shell shares with every remote: one React Router, one query client, one i18n, one bus, and Sarv's own
 * contract. The host is its only provider (Module Federation singleton), so it is deliberately narrow: what stands here
 * is loaded by everybody, and what a remote needs beyond it, the remote brings along.
 */
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
export { ApiError } from './api/api-error'
export { call, provideApi } from './api/current-api'
export { useMutation } from './api/use-mutation'
export { useFormat } from './format/use-format'
export { defineRemote } from './remote/define-remote'
export { lazyScreen } from './remote/lazy-screen'
export type { Localized } from './remote/manifest'
export {
  type HeaderOptions,
  type Navigation,
  type OfferedSection,
  type Platform,
  platformVersion,
} from './remote/platform'
export { PlatformContext, useHeader, useLock, usePlatform } from './remote/platform-context'
export type { RemoteDefinition, RemoteScreen, RemoteSection } from './remote/remote-definition'
export { loadDialogLibrary } from './ui/overlay/dialog-library'
