import { federationRelease } from '../../contract/federation-global'
import type { BuiltRemote, RemoteManifest } from '../../contract/manifest'
import type { BuiltFolder } from '../build/read-build'
import { type Fault, placeOf } from '../development/fault'
import { sha256Of } from '../store/sha256'
import { builtFile } from '../webpack/built-file'

const entry = 'remoteEntry.js'

/**
 * A build in the place of one that failed: every page and section of the remote says what is wrong and where. It is shown as
 * any build is, by each shell that takes overrides and under its policy, and goes with the next build that comes out whole.
 */
export function failingBuild(manifest: RemoteManifest, faults: readonly Fault[]): Pick<BuiltFolder, 'built' | 'files'> {
  const script = Buffer.from(scriptOf(faults))
  const built: BuiltRemote = {
    ...manifest,
    version: `0.0.0-failing.${sha256Of(script).slice(0, 8)}`,
    commit: 'none',
    federation: federationRelease,
    shared: {},
    entry,
    expose: { scripts: [], styles: [] },
    files: [builtFile(entry, script).file],
  }
  return { built, files: new Map([[entry, script]]) }
}

/** Text stands in text nodes only, and styles are set by script: the page's policy refuses all else. */
function scriptOf(faults: readonly Fault[]): string {
  const shown = faults.map((fault) => ({ place: placeOf(fault), message: fault.message }))
  return `const faults = ${JSON.stringify(shown)}
const element = (name, text, style) => Object.assign(document.createElement(name), { textContent: text, style })
const lifecycles = {
  bootstrap: async () => undefined,
  async mount({ domElement }) {
    const box = element('section', '', 'margin:16px;padding:16px;border:2px solid #c62828;border-radius:8px')
    box.setAttribute('role', 'alert')
    box.dir = 'ltr'
    box.lang = 'en'
    box.append(element('h2', 'This remote does not build', 'margin:0 0 8px;font-size:1.1em'))
    for (const { place, message } of faults)
      box.append(
        ...(place ? [element('p', place, 'margin:8px 0 4px;font-weight:700')] : []),
        element('pre', message, 'margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:12px/1.5 monospace'),
      )
    box.append(element('p', 'It is replaced by the next build without errors.', 'margin:8px 0 0'))
    domElement.append(box)
  },
  unmount: async ({ domElement }) => domElement.replaceChildren(),
}
export function init() {}
export const get = async () => () => ({ default: lifecycles })
`
}
