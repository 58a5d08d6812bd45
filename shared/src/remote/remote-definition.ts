import type { ComponentType } from 'react'
import type { Dictionaries } from './remote-texts'

/** A screen of a remote and the path it stands under, as in the remote's `remote.json`. */
export interface RemoteScreen {
  readonly path: string
  readonly screen: ComponentType
}

export interface RemoteDefinition {
  /** The remote's name, which is also its i18n namespace. */
  readonly name: string
  readonly screens: readonly RemoteScreen[]
  readonly dictionaries: Dictionaries
}
