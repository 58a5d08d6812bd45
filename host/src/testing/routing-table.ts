import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type BackRule, type ManifestRoute, remoteManifest } from '@sarv/shared/internal/remote/manifest'
import { galleryPage, hostPages, notFoundPage } from '../routing/host-pages'

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

/** A route as the shell or a remote's manifest declares it. */
export interface DeclaredPage extends ManifestRoute {
  readonly owner: string
  readonly isPublic: boolean
  /** Declared, but without a screen yet (D-42). */
  readonly isPlanned: boolean
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

/** All declared routes: of the shell, and of the five remotes in their `remote.json`. */
export function declaredPages(): DeclaredPage[] {
  const own = [...hostPages, galleryPage, notFoundPage].map((page) => ({ ...page, owner: 'HOST', isPlanned: false }))
  const teams = ['invest', 'pma', 'bank', 'recommendations', 'support'].flatMap((name) => {
    const text = readFileSync(path.join(workspace, `remote-${name}/remote.json`), 'utf8')
    const { routes, planned = [] } = remoteManifest.parse(JSON.parse(text))
    const owned = { owner: name.toUpperCase(), isPublic: false }
    return [
      ...routes.map((page) => ({ ...page, ...owned, isPlanned: false })),
      ...planned.map((page) => ({ ...page, ...owned, isPlanned: true })),
    ]
  })
  return [...own, ...teams]
}
