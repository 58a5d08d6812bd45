import { proveRoutes } from '@sarv/shared/testing/prove-routes'
import manifest from '../remote.json'
import { screens } from './routes'

proveRoutes(manifest, screens)
