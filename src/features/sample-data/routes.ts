import { Hono } from 'hono'
import * as contract from '../../contracts/sample-data/sample-data.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { addSampleData } from './add-sample-data.ts'
import { readSampleData } from './read-sample-data.ts'
import { removeSampleData } from './remove-sample-data.ts'

export const sampleDataRoutes = new Hono<HttpEnv>()

mount(sampleDataRoutes, contract.getSampleData, async ({ ctx }) => ({ data: await readSampleData(ctx) }))
mount(sampleDataRoutes, contract.addSampleData, async ({ ctx }) => ({
  data: await addSampleData(ctx),
  message: 'Sample data added',
}))
mount(sampleDataRoutes, contract.removeSampleData, async ({ ctx }) => ({
  data: await removeSampleData(ctx),
  message: 'Sample data removed',
}))
