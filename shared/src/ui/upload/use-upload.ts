import { sentenceOf } from '@sarv/platform/client/api/read-failure'
import { usePlatform } from '@sarv/shared/platform'
import { useEffect, useRef, useState } from 'react'
import type { RuleMessage } from '../../rules/message'
import { afterCancel, sentFile, type UploadState, uploadProblem } from './upload-state'

/** Sends one file; rejects when it did not arrive. */
export type SendFile = (
  file: File,
  way: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<unknown>

/** The life of one upload: check, send, cancel, retry, replace, remove. A file that is refused changes nothing. */
export function useUpload(
  send: SendFile,
  onChange?: (file: File | undefined) => void,
  /** Name of the file that the server has from before a reload. */
  before?: string,
) {
  const { report } = usePlatform()
  const [state, setState] = useState<UploadState>({ kind: 'empty' })
  const [problem, setProblem] = useState<RuleMessage>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const settle = (next: UploadState) => {
    setState(next)
    onChange?.(sentFile(next))
  }
  const start = async (file: File, before: File | undefined) => {
    running.current?.abort()
    const flight = new AbortController()
    running.current = flight
    setProblem(undefined)
    settle({ kind: 'sending', file, share: 0, before })
    const onProgress = (share: number) => {
      if (!flight.signal.aborted) setState({ kind: 'sending', file, share, before })
    }
    try {
      await send(file, { onProgress, signal: flight.signal })
      if (!flight.signal.aborted) settle({ kind: 'done', file })
    } catch (error) {
      if (flight.signal.aborted) return
      settle({ kind: 'failed', file, reason: sentenceOf(error) })
      report(error)
    }
  }
  const stop = (next: UploadState) => {
    running.current?.abort()
    setProblem(undefined)
    settle(next)
  }
  return {
    state: state.kind === 'empty' && before !== undefined ? uploadedBefore(before) : state,
    problem,
    choose: async (files: readonly File[]) => {
      const [file] = files
      if (!file) return
      const found = await uploadProblem(files)
      if (found) setProblem(found)
      else await start(file, state.kind === 'sending' ? state.before : sentFile(state))
    },
    /** Sends a file that needs no check, as one that was recorded here. */
    send: (file: File) => start(file, undefined),
    retry: () => (state.kind === 'failed' ? start(state.file, undefined) : undefined),
    cancel: () => stop(afterCancel(state)),
    remove: () => stop({ kind: 'empty' }),
  }
}

/** Only the server has the bytes by now; the name is still shown. */
const uploadedBefore = (name: string): UploadState => ({ kind: 'done', file: new File([], name) })
