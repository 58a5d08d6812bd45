import type { Change, RemoteDetail, RemoteRow } from '@sarv/platform/delivery/console/contract'
import { useMutation, usePlatform, useQueryClient } from '@sarv/shared/platform'
import { useState } from 'react'
import { remoteQuery, sendChange } from '../console-queries'
import { type ChangeForm, type ChangeStart, emptyForm, readForm } from './change-form'

/** Hook of one change: its form, what that asks for, and the sending of it. */
export function useChange({ verb, version, form: typed }: ChangeStart, detail: RemoteDetail) {
  const client = useQueryClient()
  const { report } = usePlatform()
  // What its author saw, until they look again: what others change meanwhile is a conflict and not a surprise.
  const [row, setRow] = useState<RemoteRow>(detail.row)
  const [form, setForm] = useState<ChangeForm>(() => ({
    ...emptyForm(row, version ?? firstVersion(detail)),
    ...typed,
  }))
  const send = useMutation({
    mutationFn: (wanted: Change) => sendChange(row.name, wanted),
    onSettled: (changed) => {
      // There is no such remote any more; its page stays as it is until the sheet is closed.
      const isGone = changed !== undefined && verb === 'retire'
      return client.invalidateQueries({
        queryKey: ['console'],
        predicate: ({ queryKey: [, kind, name] }) => !(isGone && kind === 'remote' && name === row.name),
      })
    },
  })
  const lookAgain = () => {
    client
      .fetchQuery({ ...remoteQuery(row.name), staleTime: 0 })
      .then((now) => {
        setRow(now.row)
        send.reset()
      })
      .catch(report)
  }
  const set = (next: Partial<ChangeForm>) => setForm((before) => ({ ...before, ...next }))
  return { row, form, set, send, lookAgain, ...readForm({ verb, form, row }) }
}

/** The canary, else the newest version that no one runs. */
function firstVersion({ row, versions }: RemoteDetail): string {
  const waiting = versions.find(({ version }) => version !== row.version && !row.withdrawn.includes(version))
  return row.canary?.version ?? waiting?.version ?? ''
}
