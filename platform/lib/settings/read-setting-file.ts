import { readFileSync } from 'node:fs'
import { InvalidSetting } from './invalid-setting'

/**
 * Reads the file that a setting names.
 * @throws InvalidSetting
 */
export function readSettingFile(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new InvalidSetting(`${name}: cannot read ${file} (${(error as NodeJS.ErrnoException).code}).`)
  }
}
