/**
 * Where each member of the platform object that reaches beyond a remote's own screen stands in a text. A name that bundlers
 * leave as it is cannot be missed; one that also stands for something else is listed although it is not used.
 */
const abilities: readonly (readonly [ability: string, shape: RegExp])[] = [
  ['PdfViewer', /\bPdfViewer\b/],
  ['amounts', /\b(?:useBalanceVisibility|areShown)\b/],
  ['lock', /\buseLock\b|\.lock\(|[{,]\s*lock\s*[,}]/],
  ['showPdf', /\bshowPdf\b/],
]

/** The abilities that a text names, sorted. @example findAbilities('const { showPdf } = usePlatform()') // ['showPdf'] */
export function findAbilities(text: string): string[] {
  return abilities.filter(([, shape]) => shape.test(text)).map(([ability]) => ability)
}
