import * as runtime from 'react-refresh/runtime'
import { refreshGlobal } from './refresh-global'

// Before React is loaded: it looks for the hook only once.
runtime.injectIntoGlobalHook(globalThis)
Object.defineProperty(globalThis, refreshGlobal, { value: runtime })
