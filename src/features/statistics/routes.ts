import { Hono } from 'hono'
import * as contract from '../../contracts/statistics/statistics.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { readFirstSteps } from './read-first-steps.ts'
import { readStatistics } from './read-statistics.ts'

export const statisticsRoutes = new Hono<HttpEnv>()

mount(statisticsRoutes, contract.get, async ({ ctx }) => ({ data: await readStatistics(ctx) }))
mount(statisticsRoutes, contract.firstSteps, async ({ ctx }) => ({ data: await readFirstSteps(ctx) }))
