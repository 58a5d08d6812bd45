/** Lam-alef ligatures as one character each, as which a PDF has to have them. */
const ligatures = /[\ufef5-\ufefc]/gu

/**
 * Restores the letters of ligatures in the text layer of a page, so that what is read out, copied and searched for is the word as
 * it is written.
 */
export function restoreLigatures(page: ParentNode | null): void {
  for (const span of page?.querySelectorAll('.textLayer span') ?? []) {
    const text = span.textContent
    const restored = text.replace(ligatures, (ligature) => ligature.normalize('NFKC'))
    if (span.childElementCount === 0 && restored !== text) span.textContent = restored
  }
}
