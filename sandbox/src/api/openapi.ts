import { openapi } from '@sarv/shared/contract/openapi'
import type { Api } from '../world'

/** The document of all calls, for everybody. */
export function openapiArea({ app, origins }: Api): void {
  const document = openapi(origins.api)
  app.get('/openapi.json', async () => document)
}
