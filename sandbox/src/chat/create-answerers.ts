import type { Settings } from '../context/settings'
import type { Answerer } from './answerer'
import { createBuiltInAnswerer } from './built-in-answerer'
import { createEndpointAnswerer } from './endpoint-answerer'

/** The answerers that the settings name, the built-in one always last. */
export function createAnswerers({ answerer, wordPause }: Pick<Settings, 'answerer' | 'wordPause'>): Answerer[] {
  return [...(answerer === undefined ? [] : [createEndpointAnswerer(answerer)]), createBuiltInAnswerer(wordPause)]
}
