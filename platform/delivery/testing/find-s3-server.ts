import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { libraryFoldersIn, unpackDebianPackages } from '../../testing/debian-packages'

const version = '5.2.4'
const systemPython = '/usr/bin/python3'

/** What moto's S3 half imports, by Debian's names. */
const libraries = [
  'python3',
  'python3-boto3',
  'python3-botocore',
  'python3-cryptography',
  'python3-flask',
  'python3-flask-cors',
  'python3-requests',
  'python3-responses',
  'python3-werkzeug',
  'python3-xmltodict',
  'python3-antlr4',
]

/** A Python that can import moto, or why there is none. */
export type FoundS3Server =
  | { readonly python: string; readonly env: Readonly<Record<string, string>> }
  | { readonly missing: string }

/** moto's S3 server to test with, unpacked once into the user's cache: itself from `unstable`, its libraries not. */
export function findS3Server(say: (line: string) => void): FoundS3Server {
  const home = path.join(process.env.XDG_CACHE_HOME ?? path.join(homedir(), '.cache'), 'sarv', `moto-${version}`)
  if (existsSync(home)) return inside(home)
  say(`No S3 server on this machine. Unpacking moto ${version} …`)
  const fault = unpackDebianPackages(home, {
    install: libraries,
    download: [`python3-moto=${version}*`],
    // Where Python is, its libraries are; where it is not, it comes along with all of them.
    fromNothing: !existsSync(systemPython),
  })
  return fault === undefined ? inside(home) : { missing: `moto ${version} could not be unpacked: ${fault}` }
}

function inside(home: string): FoundS3Server {
  const env = { PYTHONPATH: path.join(home, 'usr/lib/python3/dist-packages') }
  const own = path.join(home, 'usr/bin/python3')
  if (!existsSync(own)) return { python: systemPython, env }
  return { python: own, env: { ...env, LD_LIBRARY_PATH: libraryFoldersIn(home).join(':') } }
}
