import type { DeployContext, Step } from '../context.ts'
import { planSecrets } from '../secrets.ts'
import { call } from '../wrangler.ts'

/**
 * Sets missing secrets through standard input. While a version serves, they are added to the next version: `secret
 * bulk` would immediately deploy the old code with them.
 */
export const secretStep = (isUpgrade: boolean): Step => ({
  id: 'secrets',
  title: 'Generate and set the secrets that are missing',
  check: () => null,
  run: async (ctx) => {
    const existing = new Set([...(ctx.inventory.secrets ?? []), ...(ctx.state.upgrade?.secretsAdded ?? [])])
    const { state, secretsGiven, random, mayReplaceSecrets } = ctx
    const { set, keep } = planSecrets(existing, state.secrets, secretsGiven, random, mayReplaceSecrets)
    const names = Object.keys(set)
    if (names.length > 0) {
      const command = isUpgrade ? ['versions', 'secret', 'bulk'] : ['secret', 'bulk']
      await call(ctx.wrangler, [...command, '--name', ctx.wanted.worker], { input: JSON.stringify(set) })
      record(ctx, names)
    }
    ctx.save({ secrets: [...new Set([...ctx.state.secrets, ...existing, ...names])].toSorted() })
    const kept = keep.length > 0 ? `kept ${keep.join(', ')}` : 'none existed'
    return `Set ${names.length > 0 ? names.join(', ') : 'no secrets'}; ${kept}`
  },
})

function record(ctx: DeployContext, names: readonly string[]): void {
  const { upgrade } = ctx.state
  if (!upgrade) return
  // A version uploaded earlier does not have them.
  const secretsAdded = [...new Set([...upgrade.secretsAdded, ...names])]
  ctx.save({ upgrade: { ...upgrade, secretsAdded, newVersion: null } })
}
