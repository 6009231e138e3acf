import type { ServiceContext } from '../../core/context.ts'
import { readSettings, supportAddress } from '../../core/settings.ts'

/** Returns the address where users can ask about an administrator's action. */
export const supportOf = async (ctx: ServiceContext): Promise<string> =>
  supportAddress(await readSettings(ctx), ctx.config)
