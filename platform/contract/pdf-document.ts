/** A PDF file that the shell shows for any remote that asks: only the shell has the code for it (PLT-048). */
export interface PdfDocument {
  /** An address that needs no bearer, or the file itself as `api.download` gave it. */
  readonly file: string | Blob
  /** What stands over it. */
  readonly title: string
  /** Its name among the downloads, without the ending; a contract has its own. @default 'rules' (PLT-049) */
  readonly name?: string
}

export interface PdfViewerProps extends PdfDocument {
  /** Page 1 alone, at half its size, with nothing to press. (CON-24) */
  readonly preview?: boolean
}
