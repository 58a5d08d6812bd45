import { receiptImage } from '../rules/constants'
import { embeddedFont } from './embedded-font'

/**
 * An element as a PNG of 420×832 pixels at any density of the screen (CON-24). The library that draws it comes when
 * it is needed.
 * @throws Error when the browser cannot draw it
 */
export async function receiptFile(element: HTMLElement, name: string): Promise<File> {
  const { toBlob } = await import('html-to-image')
  const picture = await toBlob(element, {
    ...receiptImage,
    canvasWidth: receiptImage.width,
    canvasHeight: receiptImage.height,
    pixelRatio: 1,
    fontEmbedCSS: await embeddedFont(),
  })
  if (!picture) throw new Error('The receipt could not be drawn')
  return new File([picture], `${name}.png`, { type: 'image/png' })
}

/** Whether this browser shares pictures at all. (PLT-060, ERR-13) */
export function canSharePictures(): boolean {
  if (typeof navigator.share !== 'function' || typeof navigator.canShare !== 'function') return false
  return navigator.canShare({ files: [new File([], 'receipt.png', { type: 'image/png' })] })
}
