import { type ComponentType, createContext, createElement, lazy, use } from 'react'
import { loadChunk } from '../lib/async/load-chunk'

/** One attempt at showing a part of the page, by its identity: each mount of a remote is one, each retry of an error card. */
export const LoadAttempt = createContext<object>({})

/**
 * Code-split component (React lazy) whose failure lasts for one attempt only: React keeps a failed `lazy` failed for good,
 * so the next attempt gets another one, which asks for the chunk again. (PLT-004)
 * @example const PriceChart = lazyScreen(async () => (await import('./price-chart')).PriceChart)
 */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  const remember = async () => {
    loaded = await loadChunk(load)
    return { default: loaded }
  }
  // An attempt keeps the component that it began with, since another type would lose the state under it.
  const shown = new WeakMap<object, ComponentType<Props>>()
  return function LazyScreen(props) {
    const attempt = use(LoadAttempt)
    const Part = shown.get(attempt) ?? loaded ?? (lazy(remember) as ComponentType<Props>)
    shown.set(attempt, Part)
    return createElement(Part, props)
  }
}
