import { randomBytes, scrypt as scryptCallback } from 'node:crypto'
import { promisify } from 'node:util'

const scrypt = promisify<string, Buffer, number, Buffer>(scryptCallback)
const BYTES = 32

/** What is kept of a password: `scrypt:<salt>:<key>`. Signing in takes a code (D-10), so nothing compares it yet. */
export async function hashOf(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await scrypt(password, salt, BYTES)
  return `scrypt:${salt.toString('base64url')}:${key.toString('base64url')}`
}
