import { Hono } from 'hono'
import * as contract from '../../contracts/erasures/erasures.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { allowAgain } from './allow-again.ts'
import { erasePerson } from './erase-person.ts'
import { findPerson } from './find-person.ts'

export const erasureRoutes = new Hono<HttpEnv>()

mount(erasureRoutes, contract.findPerson, async ({ ctx, body }) => ({ data: await findPerson(ctx, body) }))
mount(erasureRoutes, contract.erasePerson, async ({ ctx, body }) => ({ data: await erasePerson(ctx, body) }))
mount(erasureRoutes, contract.allowAgain, async ({ ctx, body }) => ({
  data: { allowed: await allowAgain(ctx, body) },
}))
