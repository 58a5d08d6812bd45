/** The family of the whole app; the host brings its files. */
const family = 'Vazirmatn Variable'

/**
 * Inlined web font: the app's font as a style sheet that needs nothing from outside, for a picture made of a part of the page: its files
 * are put in as data, because nothing is fetched while the picture is drawn. Empty when the page has no such font.
 * @example await toBlob(element, { fontEmbedCSS: await embeddedFont() })
 */
export async function embeddedFont(): Promise<string> {
  const faces = await Promise.all(fontFaces().map(embedded))
  return faces.join('\n')
}

function fontFaces(): CSSFontFaceRule[] {
  return [...document.styleSheets].flatMap((sheet) => {
    // The sheets of the remotes come from other origins: their rules cannot be read, and hold no font.
    if (sheet.href !== null && new URL(sheet.href).origin !== location.origin) return []
    return [...sheet.cssRules].filter(
      (rule): rule is CSSFontFaceRule =>
        rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-family').includes(family),
    )
  })
}

async function embedded(rule: CSSFontFaceRule): Promise<string> {
  const [, address] = /url\(["']?([^"')]+)["']?\)/.exec(rule.style.getPropertyValue('src')) ?? []
  if (address === undefined) return ''
  const base = rule.parentStyleSheet?.href ?? location.href
  const answer = await fetch(new URL(address, base))
  if (!answer.ok) throw new Error(`The font was not there: ${answer.status}`)
  const data = await asDataUrl(await answer.blob())
  return rule.cssText.replace(/src:[^;]+;/, `src: url("${data}") format("woff2");`)
}

function asDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
