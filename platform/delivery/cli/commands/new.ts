import path from 'node:path'
import { requireOneArgument } from '../arguments'
import type { Command } from '../command'

export const newProduct: Command = {
  name: 'new',
  usage: '<folder>',
  summary: 'Makes a product of its own outside this repository: a shell with sign-in, one tab, one remote',
  examples: ['pnpm sarv new ../savings'],
  async run(call) {
    const folder = path.resolve(requireOneArgument(call, '<folder>'))
    call.context.progress('Packing the platform …')
    // Packs with a bundler that no other command needs.
    const { createProduct } = await import('../create-product')
    await createProduct(folder)
    return {
      lines: [
        `${folder} is there, with its packages in packages/.`,
        `Begin   cd ${folder} && npm install && npm test`,
        'Run it  npm run build && SARV_IDENTITY=<issuer> SARV_CLIENT_ID=<client> npm start',
      ],
      data: { folder },
    }
  },
}
