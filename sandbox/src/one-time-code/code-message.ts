import type { Language } from '@sarv/platform/client/i18n/language'

/** What the text message with a code has to know of the call that asks for it. */
export interface CodeRequest {
  /** The shell's origin. */
  readonly host: string
  readonly language: Language
}

/** Last line of a text message with a code: origin-bound, so that a phone fills it in on this page alone. @example '@sarv.example #12345' */
export const codeOrigin = (host: string, code: string) => `@${new URL(host).host} #${code}`
