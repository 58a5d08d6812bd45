import { listRegulations } from '@sarv/shared/contract/regulations'
import { DOCUMENTS } from '../documents/document-texts'
import type { Api } from '../world'
import { serve } from './serve'

export function regulationsArea(api: Api): void {
  serve(api, listRegulations, async () =>
    Object.entries(DOCUMENTS).map(([file, { title }], place) => ({
      id: place + 1,
      title,
      pdf: `${api.origins.api}/static/${file}`,
    })),
  )
}
