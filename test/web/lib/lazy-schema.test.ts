import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { lazySchema } from '../../../web/lib/lazy-schema.ts'

test('a schema is built when it is first used, and once', () => {
  const build = vi.fn(() => z.object({ name: z.string().min(1) }))
  const schema = lazySchema(build)
  const outer = z.object({ one: schema.optional(), all: z.array(schema) })
  expect(outer.safeParse({ all: [{ name: '' }] }).error?.issues[0]?.path).toEqual(['all', 0, 'name'])
  expect(schema.parse({ name: 'Ann' })).toEqual({ name: 'Ann' })
  expect(build).toHaveBeenCalledOnce()
  const unused = vi.fn(() => z.string())
  lazySchema(unused)
  expect(unused).not.toHaveBeenCalled()
})

test('it is a schema to zod and to the resolver of forms', () => {
  const schema = lazySchema(() => z.object({ kind: z.literal('a'), more: z.enum(['x', 'y']) }))
  expect(schema).toBeInstanceOf(z.ZodObject)
  expect('_zod' in schema).toBe(true)
  expect(schema.extend({ other: z.string() }).shape.more.options).toEqual(['x', 'y'])
  expect(z.discriminatedUnion('kind', [schema, z.object({ kind: z.literal('b') })]).parse({ kind: 'b' })).toEqual({
    kind: 'b',
  })
  expect(z.toJSONSchema(schema)).toMatchObject({ required: ['kind', 'more'] })
})
