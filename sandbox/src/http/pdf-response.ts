import type { PdfDocument } from '../documents/pdf-workers/pdf-document'

/**
 * PDF response: a document that is rendered once the transaction of the call has ended.
 * @example return new PdfResponse({ kind: 'cardex', cardex, language }, 'cardex.pdf')
 */
export class PdfResponse {
  constructor(
    readonly document: PdfDocument,
    readonly name: string,
  ) {}
}
