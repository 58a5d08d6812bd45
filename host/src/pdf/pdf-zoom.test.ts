import { expect, test } from '@jest/globals'
import { canvasDensity, pinched, zoomIn, zoomOut } from './pdf-zoom'

test.each([
  [1, 1.5, 1],
  [1.2, 1.5, 1],
  [2, 3, 1.5],
  [4, 4, 3],
])('D-125 from %d the buttons of the viewer lead to %d and to %d', (zoom, larger, smaller) =>
  expect([zoomIn(zoom), zoomOut(zoom)]).toEqual([larger, smaller]),
)

test.each([
  [1, 1.7, 1.7],
  [2, 3, 4],
  [1.5, 0.2, 1],
])('D-125 a pinch at %d by %d ends between the page’s width and four times as wide: %d', (zoom, scale, end) =>
  expect(pinched(zoom, scale)).toBe(end),
)

test.each([
  [350, 1, 1],
  [350, 3, 2],
  [3_400, 2, 1],
])('D-125 a page of %d px on a screen of density %d is drawn %d times as fine', (width, density, drawn) =>
  expect(canvasDensity(width, density)).toBe(drawn),
)
