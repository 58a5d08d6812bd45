import { randomBytes, scrypt as scryptCallback } from 'node:crypto'
import { promisify } from 'node:util'

const scrypt = promisify<string, Buffer, number, Buffer>(scryptCallback)
const keyLength = 32

/** Password hash: `scrypt:<salt>:<key>`. Signing in takes a code (D-10), so nothing compares it yet. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await scrypt(password, salt, keyLength)
  return `scrypt:${salt.toString('base64url')}:${key.toString('base64url')}`
}
