import { providedModules } from '../remotes/loading/provided-modules'
import type { Inspected } from './follow-inspector-key'
import { healthMarks } from './health-marks'
import { type InspectorReport, inspectorReport, type MountPoint } from './inspector-report'
import { inspectorColours, inspectorStyles } from './inspector-styles'

/** Milliseconds between two looks at who draws what. */
const pause = 500

let close: (() => void) | undefined

/** Opens the panel, or closes the one that is open. */
export function toggleInspector(inspected: Inspected): void {
  if (close) close()
  else
    close = openInspector(inspected, () => {
      close = undefined
    })
}

/**
 * A panel over the page that says who drew what. It is a dialog beside the page and not over it: the page stays in use.
 * @returns closes it
 */
function openInspector(inspected: Inspected, onClose: () => void): () => void {
  const before = document.activeElement
  const host = document.createElement('div')
  host.id = 'sarv-inspector'
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(inspectorStyles)
  root.adoptedStyleSheets = [sheet]
  const boxes = element('div', { 'aria-hidden': 'true', dir: 'ltr' })
  const status = element('span', { class: 'status', role: 'status' })
  const title = element('h2', { tabindex: '-1' }, 'Sarv inspector')
  const body = element('div', {
    class: 'body',
    tabindex: '0',
    role: 'region',
    'aria-label': 'What this page is made of',
  })
  const head = element('div', { class: 'head' }, title, status, press('Copy report', copy), press('Close', end))
  const panel = element(
    'section',
    { class: 'panel', role: 'dialog', 'aria-label': 'Sarv inspector', lang: 'en', dir: 'ltr' },
    head,
    body,
  )
  root.append(boxes, panel)
  document.body.append(host)
  let sought: Element | undefined
  let shown = ''
  const look = () => {
    const report = reportNow(inspected)
    const text = JSON.stringify(report)
    if (text === shown) return
    shown = text
    // A press that is under way, and a place that was scrolled to, stay.
    const { scrollTop } = body
    const focused = (root.activeElement as HTMLElement | null)?.dataset.at
    body.replaceChildren(...contentOf(report, show))
    body.scrollTop = scrollTop
    if (focused !== undefined) body.querySelector<HTMLElement>(`[data-at="${focused}"]`)?.focus()
  }
  const unfollow = inspected.follow(look)
  const timer = setInterval(look, pause)
  let frame = 0
  const outline = () => {
    boxes.replaceChildren(...mountElements().flatMap((one, at) => boxOf(one, at, one === sought)))
    frame = requestAnimationFrame(outline)
  }
  document.addEventListener('keydown', onKey)
  look()
  outline()
  title.focus()

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape' && root.activeElement) end()
  }
  function show(at: number): void {
    sought = mountElements()[at]
    sought?.scrollIntoView({ block: 'center' })
  }
  function copy(): void {
    const done = navigator.clipboard.writeText(JSON.stringify(reportNow(inspected), undefined, 2))
    done.then(
      () => status.replaceChildren('Copied'),
      () => status.replaceChildren('Could not copy'),
    )
  }
  function end(): void {
    clearInterval(timer)
    cancelAnimationFrame(frame)
    unfollow()
    document.removeEventListener('keydown', onKey)
    host.remove()
    if (before instanceof HTMLElement) before.focus()
    onClose()
  }
  return end
}

function mountElements(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-remote]')]
}

function reportNow({ page, known, events }: Inspected): InspectorReport {
  const mounts = mountElements().map(
    ({ dataset: { remote = '', section, phase = '' } }): MountPoint => ({
      remote,
      phase,
      ...(section === undefined ? {} : { section }),
    }),
  )
  const modules = Object.fromEntries(Object.entries(providedModules).map(([name, { version }]) => [name, version]))
  return inspectorReport({
    page,
    remotes: known(),
    mounts,
    marks: healthMarks(),
    events,
    modules,
    path: location.pathname,
  })
}

function contentOf(report: InspectorReport, show: (at: number) => void): HTMLElement[] {
  const { drawn, modules, timeline, events, trace = 'none in development', path, shell = '', revision } = report
  const shares = Object.entries(modules).map(([name, version]) => [name, version] as const)
  return [
    facts([
      ['Trace', trace],
      ['Page', path],
      ['Shell', shell],
      ['Catalogue', `revision ${revision}`],
      ...(report.override === undefined ? [] : [['Override', report.override] as const]),
      ...(report.canaries.length > 0 ? [['Canaries', report.canaries.join(', ')] as const] : []),
    ]),
    element('h3', {}, 'Drawn by'),
    element('ul', {}, ...drawn.map((one, at) => drawnItem(one, at, show))),
    element('h3', {}, 'Timeline'),
    lines(
      timeline.map(({ at, remote, what, took }) => [
        `${at} ms`,
        `${remote} ${what}`,
        took === undefined ? '' : `${took} ms`,
      ]),
    ),
    element('h3', {}, 'Events'),
    lines(events.toReversed().map(({ at, name, detail = '' }) => [`${at} ms`, `${name} ${detail}`, ''])),
    element('h3', {}, 'Shared by the shell'),
    facts(shares),
  ]
}

function drawnItem(one: InspectorReport['drawn'][number], at: number, show: (at: number) => void): HTMLElement {
  const { remote, section, version = 'unknown version', owner = '', kit, phase, milliseconds, failed } = one
  const number = element('span', { class: 'number', 'aria-hidden': 'true' }, String(at + 1))
  number.style.background = colourOf(at)
  const times = Object.entries(milliseconds).map(([name, took]) => `${name} ${took} ms`)
  const name = `${remote}${section === undefined ? '' : ` · ${section}`}`
  const button = press('Show', () => show(at))
  button.dataset.at = String(at)
  button.setAttribute('aria-label', `Show ${name}`)
  const isBad = phase === 'failed' || failed.length > 0
  const state = element('span', isBad ? { class: 'bad' } : {}, [phase, ...failed].join(', '))
  return element(
    'li',
    { class: 'drawn' },
    number,
    element(
      'div',
      {},
      element('p', {}, element('strong', {}, name), ' ', element('code', {}, version)),
      element('p', { class: 'quiet' }, [owner, ...(kit ? [kit] : []), ...times].join(' · '), ' · ', state),
    ),
    button,
  )
}

/** The outline of what a remote draws; nothing where it takes no room. */
function boxOf(frame: HTMLElement, at: number, isSought: boolean): HTMLElement[] {
  const { left, top, width, height } = frame.getBoundingClientRect()
  if (width === 0 || height === 0) return []
  const { remote, section } = frame.dataset
  const label = element('span', {}, `${at + 1} ${remote}${section === undefined ? '' : ` · ${section}`}`)
  label.style.background = colourOf(at)
  const box = element('div', { class: 'box', ...(isSought ? { 'data-sought': '' } : {}) }, label)
  Object.assign(box.style, {
    left: `${left}px`,
    top: `${top}px`,
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
    borderColor: colourOf(at),
  })
  return [box]
}

function colourOf(at: number): string {
  return inspectorColours[at % inspectorColours.length] ?? ''
}

function lines(rows: readonly (readonly [string, string, string])[]): HTMLElement {
  return element(
    'ol',
    {},
    ...rows.map((row) => element('li', { class: 'line' }, ...row.map((text) => element('span', {}, text)))),
  )
}

function facts(rows: readonly (readonly [string, string])[]): HTMLElement {
  return element(
    'dl',
    {},
    ...rows.flatMap(([name, value]) => [element('dt', {}, name), element('dd', {}, element('code', {}, value))]),
  )
}

function press(label: string, onClick: () => void): HTMLButtonElement {
  const button = element('button', { type: 'button' }, label) as HTMLButtonElement
  button.addEventListener('click', onClick)
  return button
}

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: (Node | string)[]
): HTMLElement {
  const made = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  made.append(...children)
  return made
}
