import type { RuleMessage } from '../../rules/message'
import { type UploadFile, upload, uploadContent } from '../../rules/upload'

/** Where one upload stands. `before` is the file that the server has already, while another one takes its place. */
export type UploadState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'sending'; readonly file: File; readonly share: number; readonly before?: File }
  /** `reason` is the server's sentence, where it sent one. */
  | { readonly kind: 'failed'; readonly file: File; readonly reason?: string }
  | { readonly kind: 'done'; readonly file: File }

/** Bytes that tell what a file really is. */
const headBytes = 8

/**
 * What is wrong with the chosen files; undefined when the one file may be sent. Reads the first bytes only when the name
 * and the size are good. (VAL-11, ERR-08, ERR-09, T18)
 * @example await uploadProblem([new File(['MZ'], 'a.png')]) // 'ui:rules.file-type'
 */
export async function uploadProblem(
  files: readonly (UploadFile & Pick<Blob, 'slice'>)[],
): Promise<RuleMessage | undefined> {
  const problem = upload(files)
  const [file] = files
  if (problem !== undefined || file === undefined) return problem
  return uploadContent(file.name, new Uint8Array(await file.slice(0, headBytes).arrayBuffer()))
}

/** Where the upload stands after the person ended it: what the server had before is still there. */
export function afterCancel(state: UploadState): UploadState {
  return state.kind === 'sending' && state.before ? { kind: 'done', file: state.before } : { kind: 'empty' }
}

/** The file that the server has now. */
export function sentFile(state: UploadState): File | undefined {
  return state.kind === 'done' ? state.file : undefined
}
