import type { ServiceContext } from '../../core/context.ts'
import { readSettings, supportAddress } from '../../core/settings.ts'

/** Whom a user may ask about what was done to them. */
export const supportOf = async (ctx: ServiceContext): Promise<string> =>
  supportAddress(await readSettings(ctx), ctx.config)
