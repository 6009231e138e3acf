import type { ServiceContext } from '../../core/context.ts'

export async function wakeQuietCrawls(_ctx: ServiceContext): Promise<void> {}
