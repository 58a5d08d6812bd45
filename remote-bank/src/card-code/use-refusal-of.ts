import { failureKey, sentenceOf } from '@sarv/platform/client/api/read-failure'
import { ApiError, usePlatform, useTranslation } from '@sarv/shared/platform'

/**
 * Checks a code by a call whose errors its caller shows: resolves with the sentence of a refusal, undefined when it was
 * right. A call that got no answer is alerted and rejects, so that the digits stay for another press.
 * @example check={(code) => refusalOf(() => changePin(code))}
 */
export function useRefusalOf(): (work: () => Promise<void>) => Promise<string | undefined> {
  const { t } = useTranslation()
  const { alert } = usePlatform()
  return async (work) => {
    try {
      await work()
      return undefined
    } catch (error) {
      const said = error instanceof ApiError && error.kind === 'http' ? sentenceOf(error) : undefined
      if (said !== undefined) return said
      alert(t(`ui:failure.${failureKey(error)}`))
      throw error
    }
  }
}
