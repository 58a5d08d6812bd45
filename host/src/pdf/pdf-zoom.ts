/** Magnifications of a page in the viewer; at 1 it fits the width. */
const steps = [1, 1.5, 2, 3, 4] as const
export const fitWidth = 1
export const maxZoom = 4

/** The next greater magnification. @example zoomIn(1.2) // 1.5 */
export const zoomIn = (zoom: number) => steps.find((step) => step > zoom) ?? maxZoom

/** The next smaller magnification. @example zoomOut(1.2) // 1 */
export const zoomOut = (zoom: number) => steps.findLast((step) => step < zoom) ?? fitWidth

/** A magnification after a pinch. @example pinched(2, 3) // 4 */
export const pinched = (zoom: number, scale: number) => Math.min(maxZoom, Math.max(fitWidth, zoom * scale))

/** Safari draws no canvas of more than 16.7 million pixels: about so wide is a page of A4 then. */
const widestCanvas = 3_400

/**
 * Pixels of the canvas for each px of the page. Twice as fine as the screen's own pixels cannot be seen and costs a phone its
 * memory.
 */
export const canvasDensity = (width: number, screenDensity: number) => Math.min(2, screenDensity, widestCanvas / width)
