import { expect, test } from 'vitest'
import type { z } from 'zod'
import { ENDPOINTS } from '../../../src/contracts/all.ts'
import { V1_ENDPOINTS } from '../../../src/contracts/v1/all.ts'

const updates = [...ENDPOINTS, ...V1_ENDPOINTS].filter(([, { method, body }]) => method === 'put' && body)

/** The defaults of omitted fields, anywhere in a schema. */
function defaultsIn(schema: unknown, path: string): string[] {
  const def = (schema as z.core.$ZodType | undefined)?._zod?.def as unknown as Record<string, unknown> | undefined
  if (!def) return []
  const own = def.type === 'default' || def.type === 'prefault' ? [path] : []
  const parts = Object.entries((def.shape as Record<string, unknown>) ?? {}).flatMap(([name, one]) =>
    defaultsIn(one, `${path}.${name}`),
  )
  const inner = ['innerType', 'in', 'out', 'element', 'left', 'right', 'valueType'].flatMap((part) =>
    defaultsIn(def[part], path),
  )
  const options = ((def.options as unknown[]) ?? []).flatMap((one) => defaultsIn(one, path))
  return [...own, ...parts, ...inner, ...options]
}

test.each(updates)('%s has no defaults for omitted fields', (_name, { body }) => {
  expect(updates.length).toBeGreaterThan(15)
  expect(defaultsIn(body, 'body')).toEqual([])
})
