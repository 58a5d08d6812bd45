/** What shell and remotes agree on, and how a remote declares the calls of the product API that it makes. */

export type { ApiError, ApiErrorKind } from '../../client/api/api-error'
export type { Api } from '../../client/api/create-api'
export {
  type Endpoint,
  endpoint,
  type Failure,
  type StreamEndpoint,
  streamEndpoint,
  type UploadEndpoint,
  uploadEndpoint,
} from '../../client/api/endpoint'
export { isApiError } from '../../client/api/is-api-error'
export type { Session } from '../../client/session/session'
export type { Bus, Events } from '../../contract/events/bus'
export type { RemoteLifecycles, RemoteProps } from '../../contract/lifecycles'
export type { BuiltRemote, RemoteManifest } from '../../contract/manifest'
export type { ManifestRoute } from '../../contract/manifest-parts'
export type { PdfDocument } from '../../contract/pdf-document'
export type {
  HeaderOptions,
  Navigation,
  OfferedSection,
  Place,
  Platform,
  StorageSlice,
} from '../../contract/platform'
