import { ApiError } from '@sarv/platform/client/api/api-error'
import { chooseNotice, getNoticeSettings, type NoticeSettings } from '@sarv/shared/contract/notice-settings'
import { call, queryOptions, useMutation, useQueryClient } from '@sarv/shared/platform'

export const noticeSettingsQuery = () =>
  queryOptions({ queryKey: ['shell', 'notices'], queryFn: () => call(getNoticeSettings) })

/** Whether the API has no choices. */
export const isUnsupported = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 501)

export type Channel = 'sms' | 'push'

/** The settings with one choice made. */
function withChoice(settings: NoticeSettings, kind: string, channel: Channel, isOn: boolean): NoticeSettings {
  const choices = settings.choices.map((one) => (one.kind === kind ? { ...one, [channel]: isOn } : one))
  return { ...settings, choices }
}

/**
 * The mutation that chooses a channel of one kind. It is shown at once, and taken back where it was not kept (U8); what was
 * chosen of other kinds meanwhile stays.
 * @param onFailed said to the person
 */
export function useChoose(kind: string, channel: Channel, onFailed: (error: Error) => void) {
  const queries = useQueryClient()
  const { queryKey } = noticeSettingsQuery()
  const show = (isOn: boolean) =>
    queries.setQueryData(queryKey, (settings) => settings && withChoice(settings, kind, channel, isOn))
  return useMutation({
    mutationFn: (isOn: boolean) => call(chooseNotice, { body: { kind, [channel]: isOn } }),
    onMutate: async (isOn) => {
      await queries.cancelQueries({ queryKey })
      show(isOn)
    },
    onError(error, isOn) {
      show(!isOn)
      onFailed(error)
    },
  })
}
