import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { BackRule, ManifestRoute } from '@sarv/platform/contract/manifest-parts'

/** A row of the routing table in docs/requirements.md, section 1. */
export interface RoutingRow {
  readonly id: string
  readonly paths: readonly string[]
  readonly owner: string
  /** The Persian title; undefined where the page takes its own from its data. */
  readonly title: string | undefined
  readonly back: BackRule
  /** Where the buttons of the header lead. */
  readonly extras: readonly string[]
  readonly isPublic: boolean
  readonly header: ManifestRoute['header']
}

const workspace = path.resolve(__dirname, '../../..')
const backs: Readonly<Record<string, BackRule>> = {
  T: 'none',
  '–': 'none',
  H: 'history',
  HOME: 'home',
  '-2': 'two',
  S: 'step',
}
/** Targets of history links that the table leaves open. */
const histories: Readonly<Record<string, string>> = {
  PMA: '/user-pma/history',
  RECOMMENDATIONS: '/recommendations/history',
}

/** Parses the routing table of docs/requirements.md. */
export function routingTable(): RoutingRow[] {
  const text = readFileSync(path.join(workspace, 'docs/requirements.md'), 'utf8')
  return [...text.matchAll(/^\| (R-\d{2}) \|(.+)\|$/gm)].map(([, id = '', cells = '']) => {
    const [route = '', owner = '', title = '', back = '', more = ''] = cells.split(' | ').map((cell) => cell.trim())
    const isPublic = /^public\b/.test(more)
    return {
      id,
      owner,
      isPublic,
      paths: [...route.replaceAll(/\([^)]*\)/g, '').matchAll(/`(\/[^`]*)`/g)].map(([, found = '']) => found),
      title: /\p{Script=Arabic}/u.test(title) ? title : undefined,
      back: backs[back.split(',', 1)[0] ?? ''] ?? 'none',
      extras: extrasIn(more, owner),
      header: headerIn(more, isPublic && back === '–'),
    }
  })
}

/** The rows of an owner: `HOST`, or a remote's name in capitals. */
export const routingRows = (of: string): RoutingRow[] => routingTable().filter(({ owner }) => owner === of)

function extrasIn(more: string, owner: string): string[] {
  return more.split(';').flatMap((part) => {
    const [, goal] = /\b(?:link|icon|history button|close)\s\(?→ (\/[\w/?=-]*)/.exec(part) ?? []
    if (goal !== undefined) return [goal]
    return /^\s*history link/.test(part) && histories[owner] ? [histories[owner]] : []
  })
}

function headerIn(more: string, isBare: boolean): ManifestRoute['header'] {
  if (isBare || /header hidden|no frame|own layout/.test(more)) return 'none'
  return more.startsWith('logo') ? 'logo' : 'title'
}
