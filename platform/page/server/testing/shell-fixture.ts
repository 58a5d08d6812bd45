import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ShellManifest } from '../../../contract/shell-manifest'
import { hostFixture } from '../../../delivery/testing/host-fixture'

/** The text of the fixture's one script. */
export const shellScript = "export const shell = 'a shell of one line'\n"

/** The text of the fixture's token worker. */
export const tokenWorkerScript = "self.postMessage('a worker of one line')\n"

const texts = { title: '', text: '', reload: '' }
const oldBrowser = { title: 'Old', lines: ['iOS <16.4', 'Update'], reload: 'Again' }
const question = { title: 'Trial', what: '', warning: '', confirm: 'Show' }

/** A shell of one page of its own and one tab. */
export const shellFixture: ShellManifest = {
  title: { fa: 'نمونه', en: 'Sample' },
  description: { fa: 'نمونه', en: 'Sample' },
  colors: { light: '#FFFFFF', dark: '#000000' },
  categories: [],
  font: 'vazirmatn-persian',
  start: '/home',
  pages: ['/', '/profile'],
  tabs: ['/home'],
  reads: [],
  texts: {
    notStarted: { fa: texts, en: texts },
    oldBrowser: { fa: oldBrowser, en: oldBrowser },
    override: { fa: question, en: question },
    unavailable: { fa: 'در دسترس نیست', en: 'Not available' },
  },
}

/**
 * Writes what a document server needs of a built shell to start.
 * @param provided versions of the shared modules that it brings
 * @returns the folder
 */
export function writeShell(into: string, provided = hostFixture('1.0.0').provided): string {
  const names = ['main.js', 'mark.0.svg', 'vazirmatn-persian.0.woff2', 'apple-touch-icon.0.png']
  const icons = ['icon-192.0.png', 'icon-512.0.png', 'icon-maskable-512.0.png']
  const described = [...names, ...icons].map((name) => ({ path: name, integrity: 'sha256-' }))
  mkdirSync(into, { recursive: true })
  writeFileSync(
    path.join(into, 'host.json'),
    JSON.stringify({ files: described, main: { scripts: ['main.js'], styles: [] }, provided, shell: shellFixture }),
  )
  writeFileSync(path.join(into, 'main.js'), shellScript)
  writeFileSync(path.join(into, 'sw.js'), '')
  mkdirSync(path.join(into, 'workers'), { recursive: true })
  writeFileSync(path.join(into, 'workers/tokens.0a1b2c3d.js'), tokenWorkerScript)
  const built = [
    { path: 'workers/tokens.0a1b2c3d.js', integrity: 'sha256-' },
    { path: 'workers/7.4e5f6a7b.js', integrity: 'sha256-hash+of+a+chunk' },
  ]
  writeFileSync(path.join(into, 'workers.json'), JSON.stringify({ files: built }))
  return into
}

/** Adds to a built shell what draws the frames of its pages, and takes the answers behind them. @returns the folder */
export function writeFrames(folder: string): string {
  const renderer = "exports.renderFrame = () => ({ kind: 'shell', route: '/', html: '', styles: '' })"
  writeFileSync(path.join(folder, 'frame.cjs'), renderer)
  for (const name of ['frame.css', 'boot.js', 'answers.js']) writeFileSync(path.join(folder, name), `/* ${name} */`)
  return folder
}
