import { usePlatform, useQuery } from '@sarv/shared/platform'
import { draftQuery, type RecommendationDraft, saveDraft } from './recommendation-draft'

/** The draft of one recommendation with its update; a draft of another one is an empty one. (REC-036) */
export function useRecommendationDraft(manager: number) {
  const platform = usePlatform()
  const stored = useQuery(draftQuery(platform))
  const empty: RecommendationDraft = { manager, answers: {} }
  const draft = stored.data?.manager === manager ? stored.data : empty
  return {
    /** Undefined until the storage is read. */
    draft: stored.data === undefined ? undefined : draft,
    update: (change: Partial<Omit<RecommendationDraft, 'manager'>>) => {
      const newest = platform.queryClient.getQueryData(draftQuery(platform).queryKey)
      const before = newest?.manager === manager ? newest : empty
      saveDraft(platform, { ...before, ...change }).catch(platform.report)
    },
  }
}
