import { isObject } from '@sarv/platform/lib/is-object'
import { type Platform, queryOptions } from '@sarv/shared/platform'

/** What the person chose and has not sent, kept in the slice `recommendation`. (REC-036) */
export interface RecommendationDraft {
  /** The recommendation that it belongs to. */
  readonly manager: number
  /** Answers to the form of the horizon by question. */
  readonly answers: Readonly<Record<string, string>>
  /** The question that is shown. */
  readonly question?: number
  /** The offer that is selected. */
  readonly offer?: number
}

const draftKey = ['recommendations', 'draft'] as const

/** Query of the draft on this device; null where none is stored or the storage cannot be read. */
export const draftQuery = ({ storage }: Pick<Platform, 'storage'>) =>
  queryOptions({
    queryKey: draftKey,
    queryFn: () =>
      storage('recommendation')
        .get()
        .then(parseDraft, () => null),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Saves the draft in place of the one before. */
export async function saveDraft(
  { storage, queryClient }: Pick<Platform, 'storage' | 'queryClient'>,
  draft: RecommendationDraft,
): Promise<void> {
  queryClient.setQueryData(draftKey, draft)
  await storage('recommendation').set(draft)
}

/** Parses what the storage holds, which may be anything; members of a wrong shape are dropped. (F45) */
export function parseDraft(stored: unknown): RecommendationDraft | null {
  if (!isObject(stored) || !isId(stored.manager)) return null
  const { manager, answers, question, offer } = stored
  const kept = Object.entries(isObject(answers) ? answers : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && /^\d{1,15}$/.test(entry[1]),
  )
  return {
    manager,
    answers: Object.fromEntries(kept),
    ...(isId(question) && { question }),
    ...(isId(offer) && { offer }),
  }
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}
