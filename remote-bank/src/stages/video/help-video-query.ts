import { getHelpVideo } from '@sarv/shared/contract/bank-content'
import { endpointQuery } from '@sarv/shared/queries/endpoint-query'
import { hours } from '@sarv/shared/queries/freshness'

/** Id of the film that shows how to record the video. (SBX-027) */
const howToRecord = 1

/** Query of that film. Without it the conditions stand alone. (BNK-024) */
export const helpVideoQuery = () => ({
  ...endpointQuery(['bank', 'help-video', howToRecord], getHelpVideo, { params: { id: howToRecord } }),
  staleTime: hours(1),
})
