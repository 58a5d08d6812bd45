import type { QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Dictionaries } from './remote-texts'

/** A screen of a remote and the path it stands under, as in the remote's `remote.json`. */
export interface RemoteScreen {
  readonly path: string
  readonly screen: ComponentType
}

/** A section that a remote draws in a slot of another one, under its name in the remote's `remote.json`. */
export interface RemoteSection {
  readonly name: string
  readonly section: ComponentType
}

export interface RemoteDefinition {
  /** The remote's name, which is also its i18n namespace. */
  readonly name: string
  readonly screens: readonly RemoteScreen[]
  readonly sections?: readonly RemoteSection[]
  readonly dictionaries: Dictionaries
  /** Keys of the remote's queries that a settled payment makes stale, no matter in which remote it was paid. */
  readonly staleAfterPayment?: readonly QueryKey[]
}
