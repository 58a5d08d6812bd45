import { getHelpVideo } from '@sarv/shared/contract/bank-content'
import { call, queryOptions } from '@sarv/shared/platform'
import { hours } from '@sarv/shared/queries/freshness'

/** Id of the film that shows how to record the video. (SBX-027) */
const howToRecord = 1

/** Query of that film. Without it the conditions stand alone. (BNK-024) */
export const helpVideoQuery = () =>
  queryOptions({
    queryKey: ['bank', 'help-video', howToRecord],
    queryFn: ({ signal }) => call(getHelpVideo, { params: { id: howToRecord }, signal }),
    staleTime: hours(1),
  })
