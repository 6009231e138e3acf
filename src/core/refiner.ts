import type { Refiner } from '../platform/ai/port.ts'
import { type AiBinding, createWorkersAi } from '../platform/ai/workers-ai.ts'
import type { Config } from './config.ts'

/** Uses the optional binding `AI`. Returns null where the installation has none. */
export function createRefiner(env: object, { aiModel }: Pick<Config, 'aiModel'>): Refiner | null {
  const { AI } = env as { readonly AI?: AiBinding }
  return AI ? createWorkersAi(AI, aiModel) : null
}
