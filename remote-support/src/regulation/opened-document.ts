import type { Regulation } from '@sarv/shared/contract/regulations'
import * as z from '@sarv/shared/schema'

const openedDocument = z.object({ pdfFile: z.url(), pdfTitle: z.string().check(z.minLength(1)) })
export type OpenedDocument = z.infer<typeof openedDocument>

/** State of the history entry of /regulation-pdf: it outlives a reload, and each tab and entry has its own. (SUP-023) */
export function toOpenedDocument({ pdf, title }: Regulation): OpenedDocument {
  return { pdfFile: pdf, pdfTitle: title }
}

/** Parses the state of a history entry; undefined where none was chosen or it is damaged. (SUP-024) */
export function parseOpenedDocument(state: unknown): OpenedDocument | undefined {
  return openedDocument.safeParse(state).data
}
