import type { LocalText } from '../../local-text/local-text'

/** Message of a stage, or of an end: the house's words in both languages, or the back office's own as it wrote them. */
export type StageMessage = string | LocalText
