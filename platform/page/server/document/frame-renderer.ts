import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { RenderFrame } from '../../boot/frame'
import { withoutUnusedProperties } from './unused-properties'

/** What a built shell brings for drawing the frames of its pages. */
export interface FrameRenderer {
  readonly render: RenderFrame
  /** Style sheet of all frames, which stands in the page. */
  readonly styles: string
  /** Boot script, which stands in the page. */
  readonly boot: string
  /** Script that takes the answers behind a page; undefined in a shell that was built before there was one. */
  readonly answers?: string
}

const require = createRequire(import.meta.url)

/** Loads the frame renderer of a build of the shell; undefined for one that was built before there were any. */
export function loadFrameRenderer(folder: string): FrameRenderer | undefined {
  const script = path.resolve(folder, 'frame.cjs')
  if (!existsSync(script)) return undefined
  const { renderFrame } = require(script) as { renderFrame: RenderFrame }
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
  return {
    render: renderFrame,
    styles: withoutUnusedProperties(read('frame.css')),
    boot: read('boot.js'),
    ...(existsSync(path.join(folder, 'answers.js')) && { answers: read('answers.js') }),
  }
}
