import { listen } from './listen'
import { serveVersions } from './serve-versions'

/** `tsx platform/delivery/serve/serve-remotes-main.ts <port>:<folder> …`: the versions in each folder, on an origin of its own. */
const served = process.argv.slice(2).map((one) => /^(\d+):(.+)$/.exec(one))

listen(
  served.map((one) => {
    if (!one?.[2]) throw new Error('Which folders, and on which ports?')
    return [Number(one[1]), serveVersions(one[2])]
  }),
)
