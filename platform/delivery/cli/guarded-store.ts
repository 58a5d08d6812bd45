import { SarvError } from '../errors/sarv-error'
import { Conflict, type Store } from '../store/store'

/** Decorates a store so that its errors are numbered; a conflict is a result and passes. */
export function guardedStore(store: Store): Store {
  const guard = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      if (error instanceof Conflict) throw error
      const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
      throw new SarvError('SARV-121', `${store.address}: ${reason}`)
    }
  }
  return {
    address: store.address,
    get: (key) => guard(store.get(key)),
    put: (...args) => guard(store.put(...args)),
    list: (...args) => guard(store.list(...args)),
    remove: (key) => guard(store.remove(key)),
  }
}
