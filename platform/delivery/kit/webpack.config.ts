import { kitPreset } from '../webpack/kit/kit-preset'

export const config = () => kitPreset(import.meta.dirname)
