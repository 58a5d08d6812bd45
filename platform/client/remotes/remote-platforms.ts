import { type ComponentType, createElement } from 'react'
import type { Bus, Events } from '../../contract/events/bus'
import type { PageRemote } from '../../contract/page-data'
import type { Platform } from '../../contract/platform'
import type { ApiClient } from '../api/create-api'
import { createPlatform, type PlatformParts } from '../create-platform'
import type { Session } from '../session/session'
import { formOfSlice } from '../storage/kept-draft'
import type { SecureStorage } from '../storage/secure-storage'
import { eventRefusal, refusalOf } from './authority'
import type { RemoteDirectory } from './directory/remote-directory'
import { type FoundSection, findSection, listSections } from './sections/find-section'

/** What a shell gives to the platform objects of its remotes. */
export interface ShellParts extends Omit<PlatformParts, 'api' | 'storage' | 'sections' | 'Section' | 'report'> {
  readonly api: ApiClient
  readonly storage: Pick<SecureStorage, 'slice' | 'draft'>
  /** The remotes whose sections may be drawn in slots. */
  readonly directory: RemoteDirectory
  /** Whether a remote can be opened in this document. */
  readonly canOpen: (remote: PageRemote) => boolean
  readonly SectionOutlet: ComponentType<FoundSection & { readonly platform: Platform; readonly bus: Bus }>
}

/** Whose drafts they are; a signed-out page has a place of its own, and shows no form. */
const subOf = (current: Session) => (current.at === 'signed-in' ? current.sub : 'nobody')

/** A memoized factory of the platform object, which is limited to the authority of its remote: each remote has one, and finds the same one when it is mounted again. */
export function createRemotePlatforms(shell: ShellParts): (remote: PageRemote) => Platform {
  const { api, bus, storage, directory, canOpen, SectionOutlet, ...parts } = shell
  const cache = new Map<string, Platform>()
  const create = (remote: PageRemote): Platform =>
    createPlatform({
      ...parts,
      api: api.limited(refusalOf(remote)),
      bus: {
        ...bus,
        emit(event: keyof Events, ...facts: unknown[]) {
          const refused = eventRefusal(remote, event)
          if (refused) throw refused
          Reflect.apply(bus.emit, bus, [event, ...facts])
        },
      },
      storage(slice) {
        const form = formOfSlice(slice)
        if (form !== undefined) return storage.draft(remote.name, subOf(parts.session.current), form)
        if (!remote.storage.includes(slice))
          throw new Error(`${remote.name} keeps no slice ${slice}: its manifest does not name it`)
        return storage.slice(slice)
      },
      sections(slot) {
        const place = `${remote.name}/${slot}`
        const offered = (one: PageRemote) => one.sections?.some((section) => section.slot === place)
        directory.want('slot', place)
        return listSections(
          remote.name,
          slot,
          directory.known().filter((one) => offered(one) && canOpen(one)),
        )
      },
      Section({ id }) {
        const found = findSection(remote.name, id, directory.known())
        return found ? createElement(SectionOutlet, { ...found, platform: platformFor(found.remote), bus }) : null
      },
      report: (error) => {
        const name = error instanceof Error ? error.name : typeof error
        console.warn(`${remote.name} ${remote.version} reports ${name}`)
      },
    })
  const platformFor = (remote: PageRemote) => {
    const platform = cache.get(remote.name) ?? create(remote)
    cache.set(remote.name, platform)
    return platform
  }
  return platformFor
}
