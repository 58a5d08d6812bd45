import { uploadExtensions, uploadMaxBytes } from './constants'
import type { RuleMessage } from './message'

/** What the rule reads of a `File`. */
export interface UploadFile {
  readonly name: string
  readonly size: number
}

export type FileKind = 'png' | 'jpeg' | 'pdf'

const heads: Record<FileKind, readonly number[]> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
}

/**
 * One png, jpg, jpeg or pdf, not empty and of 5 MB at most. (VAL-11, ERR-08, ERR-09)
 * @example upload([{ name: 'a.gif', size: 10 }]) // 'ui:rules.file-type'
 */
export function upload(files: readonly UploadFile[]): RuleMessage | undefined {
  const [file] = files
  if (file === undefined) return 'ui:rules.required'
  if (files.length > 1) return 'ui:rules.one-file'
  if (expectedKind(file.name) === undefined) return 'ui:rules.file-type'
  if (file.size === 0) return 'ui:rules.file-empty'
  return file.size > uploadMaxBytes ? 'ui:rules.file-size' : undefined
}

/**
 * Magic-byte check: whether the first bytes of a file are what its name says; a renamed program is refused before it is sent. (T18)
 * @param head the first eight bytes or more
 * @example uploadContent('a.png', new Uint8Array([0x4d, 0x5a])) // 'ui:rules.file-type'
 */
export function uploadContent(name: string, head: Uint8Array): RuleMessage | undefined {
  const kind = expectedKind(name)
  const good = kind !== undefined && heads[kind].every((byte, place) => head[place] === byte)
  return good ? undefined : 'ui:rules.file-type'
}

function expectedKind(name: string): FileKind | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const allowed = name.includes('.') ? uploadExtensions.find((known) => known === extension) : undefined
  return allowed === 'jpg' ? 'jpeg' : allowed
}
