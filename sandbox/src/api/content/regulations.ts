import { listRegulations } from '@sarv/shared/contract/regulations'
import type { Api } from '../../context/app-context'
import { documentAddress, documents } from '../../documents/document-texts'
import { serve } from '../pipeline/serve'

export function regulationRoutes(api: Api): void {
  serve(api, listRegulations, async () =>
    Object.entries(documents).map(([file, { title }], index) => ({
      id: index + 1,
      title,
      pdf: documentAddress(api.origins.api, file),
    })),
  )
}
