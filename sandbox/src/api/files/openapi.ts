import { openapi } from '@sarv/shared/contract/openapi'
import type { Api } from '../../context/app-context'

/** OpenAPI document of all calls, for everyone. */
export function openapiRoutes({ app, origins }: Api): void {
  const document = openapi(origins.api)
  app.get('/openapi.json', async () => document)
}
